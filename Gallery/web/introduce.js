// What every page has: its words, the links to the demos, and how to install Overscroll.

import { fillMenu } from "./menu.js";
import { setUpPlaces } from "./places.js";
import { setUpStarts } from "./starts.js";
import { speak } from "./words.js";

/** Fills the page around a demo, or around the first screen without one. */
export function introduce(demo) {
  speak();
  fillMenu(demo);
  setUpPlaces();
  setUpStarts();
}
