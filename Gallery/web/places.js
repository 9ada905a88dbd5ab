// Where the parts of the page stand: beside the list, or in the sheet of a phone.

const element = (id) => document.getElementById(id);

/** Whether there is room beside the list: the same conditions as in gallery.css. */
export const WIDE = matchMedia("(min-width: 900px) and (pointer: fine), (min-width: 900px) and (pointer: none)");

// There is one of each part; it moves to where there is room for it.
function place() {
  element(WIDE.matches ? "beside" : "within").append(element("controls"));
  element(WIDE.matches ? "guide" : "within").append(element("navigation"));
  if (WIDE.matches) element("options").before(element("inspector"));
  else element("below").append(element("inspector"));
  if (WIDE.matches) element("sheet").close();
}

function setUpSheet() {
  const sheet = element("sheet");
  element("more").addEventListener("click", () => sheet.showModal());
  element("close").addEventListener("click", () => sheet.close());
  sheet.addEventListener("click", ({ target }) => {
    if (target === sheet) sheet.close();
  });
}

/** Puts every part where it belongs, now and when the window becomes another one. */
export function setUpPlaces() {
  WIDE.addEventListener("change", place);
  place();
  setUpSheet();
}
