// Where the parts of the page stand: beside the list, or in the sheet of a phone.

import { setUpSheet } from "./sheet.js";

const element = (id) => document.getElementById(id);

/** Whether there is room beside the list: the same conditions as in gallery.css. */
export const WIDE = matchMedia("(min-width: 900px) and (pointer: fine), (min-width: 900px) and (pointer: none)");

// There is one of each part; it moves to where there is room for it.
function place() {
  const isOpening = document.documentElement.hasAttribute("data-opening");
  element(WIDE.matches ? "beside" : "within").append(element("controls"));
  // Below the phones of the first screen, in the menu of a computer, or in the sheet of a phone.
  if (isOpening) element("front").after(element("ending"));
  else element(WIDE.matches ? "guide" : "within").append(element("ending"));
  element(WIDE.matches ? "beside" : "below").append(element("inspector"));
  if (WIDE.matches) element("sheet").close();
}

/** Puts every part where it belongs, now and when the window becomes another one. */
export function setUpPlaces() {
  WIDE.addEventListener("change", place);
  place();
  setUpSheet(element("sheet"), element("close"));
  element("more").addEventListener("click", () => element("sheet").showModal());
}
