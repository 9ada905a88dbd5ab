// @ts-check
// Loaded when the options of a list are first updated.
import { EDGES } from "./block.js";
import { writeOptions } from "./options.js";
import { count } from "./place.js";

/** @typedef {import("./options.js").ListOptions} ListOptions */

/**
 * Whether options differ in something that a list reads only when it is created: the numbers for the engine, the
 * indicators and the features. Functions and texts are excluded.
 * @param {ListOptions} before
 * @param {ListOptions} after
 */
export function needsNewList(before, after) {
  const nodes = nodesOf(after);
  return descriptionOf(before) !== descriptionOf(after)
    || nodesOf(before).some((node, index) => node !== nodes[index]);
}

/** @param {ListOptions} options */
function descriptionOf(options) {
  const numbers = new Float64Array(count);
  writeOptions(numbers, options, false);
  const edges = EDGES.map((edge) => {
    const { own, frames, lastUpdatedKey, showsTime, anchoring, refreshWhenOlder, hasFeel, signs } = options[edge] ?? {};
    return [typeof own, frames, lastUpdatedKey, showsTime, anchoring, refreshWhenOlder, hasFeel, signs];
  });
  const { refreshButton, wheel, feed, reading } = options;
  return JSON.stringify([[...numbers], edges, refreshButton, Boolean(wheel), feed && [feed.label, feed.size], reading?.isChat]);
}

/**
 * The page's nodes that a list uses.
 * @param {ListOptions} options
 */
function nodesOf(options) {
  const own = EDGES.map((edge) => options[edge]?.own).map((each) => (typeof each === "object" ? each.element : undefined));
  const containers = EDGES.map((edge) => options[edge]?.container);
  return [...own, ...containers, options.backToTop?.companion, options.feed?.container];
}
