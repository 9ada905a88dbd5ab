import { Looks } from "../looks.js";
import { sun } from "./own-indicator.js";

export function start(scroller, page) {
  // Each one is a list with `top: { indicator }`.
  const looks = page.content = new Looks(page, {
    classic: "classic", spinner: "spinner", ring: "ring", lines: "lines",
    frames: { frames: {} }, text: "text", "your own": sun(54),
  });
  page.observed = looks.first;
  return looks.attach();
}
