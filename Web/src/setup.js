// Loaded beside the engine: what a list needs once, while it is made.
export { furnish } from "./furnish.js";
export { readOptions, writeOptions } from "./options.js";
