// Loaded beside the engine: what a list needs once, while it is made.
export { furnish } from "./furnish.js";
export { plainList } from "./plain.js";
export { readOptions, writeOptions } from "./options.js";
export { takeTurn } from "./turns.js";

/** The kind of stage that a scroller needs. */
export async function stageFor({ isPage }, Stage) {
  return isPage ? (await import("./page.js")).onPage(Stage) : Stage;
}
