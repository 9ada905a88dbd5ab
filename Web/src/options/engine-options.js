// @ts-check
import { EDGES, Option, optionsOf, Place, Time } from "../engine/block-layout.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("./options.js").ListOptions} ListOptions */

/**
 * Writes the options to the block, where the module reads them.
 * @param {Float64Array} numbers
 * @param {Pick<ListOptions, Edge | "times" | "overlap" | "backToTop" | "damping" | "maximumPull">} options
 * @param {boolean} reducesMotion
 * @param {number} textScale The factor by which texts are larger than usual. Indicators of the default length grow with it.
 */
export function writeOptions(numbers, options, reducesMotion, textScale = 1) {
  numbers.fill(0);
  for (const edge of EDGES) {
    for (const [name, place] of entries(Option)) numbers[optionsOf[edge] + place] = options[edge]?.[name] ?? 0;
    if (options[edge]?.extent === -1) numbers[optionsOf[edge] + Option.extent] = -textScale;
  }
  const times = { ...options.times, ...(reducesMotion && { expand: 0, collapse: 0, turn: 0 }) };
  [numbers[Place.backToTop], numbers[Place.backToTopInViewports]] = options.backToTop?.after ?? [-1, 0];
  for (const [name, place] of entries(Time)) numbers[Place.times + place] = times[name];
  numbers[Place.overlap] = options.overlap;
  numbers[Place.damping] = options.damping ?? 0;
  numbers[Place.maximumPull] = options.maximumPull ?? 0;
}

/**
 * @template {string} Name
 * @param {Record<Name, number>} table
 */
function entries(table) {
  return /** @type {[Name, number][]} */ (Object.entries(table));
}
