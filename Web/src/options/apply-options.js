// @ts-check
// Applies options that were read: to the engine, to the list's nodes and, where a list cannot change, to a new list.
import { Duration, EDGES, Option, optionsOf, Place, Request } from "../engine/block-layout.js";
import { changes } from "../page/styles.js";
import { OVER } from "./simple-options.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("./options.js").ListOptions} ListOptions */

/**
 * Writes the options to the block, where the module reads them. In function expressions, terser replaces the places by numbers.
 * @param {Float64Array} numbers
 * @param {Pick<ListOptions, Edge | "durations" | "concurrency" | "backToTop" | "damping" | "maximumPull">} options
 * @param {boolean} reducesMotion
 * @param {number} textScale The factor by which texts are larger than usual. Indicators of the default length grow with it.
 */
export const writeOptions = (numbers, options, reducesMotion, textScale = 1) => {
  for (const edge of EDGES) {
    for (const [name, place] of entries(Option)) numbers[optionsOf[edge] + place] = options[edge]?.[name] ?? 0;
    if (options[edge]?.extent === -1) numbers[optionsOf[edge] + Option.extent] = -textScale;
  }
  const durations = { ...options.durations, ...(reducesMotion && { expand: 0, collapse: 0, turn: 0 }) };
  const [after, isInViewports] = options.backToTop?.after ?? [-1, 0];
  numbers[Place.backToTop] = after;
  numbers[Place.backToTopInViewports] = isInViewports;
  for (const [name, place] of entries(Duration)) numbers[Place.durations + place] = durations[name];
  numbers[Place.concurrency] = options.concurrency;
  numbers[Place.damping] = options.damping ?? 0;
  numbers[Place.maximumPull] = options.maximumPull ?? 0;
};

/**
 * @template {string} Name
 * @param {Record<Name, number>} table
 */
function entries(table) {
  return /** @type {[Name, number][]} */ (Object.entries(table));
}

/**
 * Applies the options of edges to their nodes; returns whether the time of an update has changed.
 * @param {List} list
 */
export const applyToEdges = (list) => {
  let isOlder = false;
  for (const view of list.stage.views) {
    const { edge } = view;
    const settings = list.options[edge];
    // An edge that the options no longer have stays until no action runs.
    const { fades = false, disabled = !settings, hidden = false, lastUpdated, lastUpdatedKey, placement = 0 } = settings ?? {};
    view.fades = fades;
    view.isPinned = placement >= OVER || Boolean(view.container);
    if (changes(view, "disabled", disabled)) list.request(Request.enable, edge, Number(!disabled));
    if (changes(view, "hidden", hidden)) list.request(Request.hide, edge, Number(hidden));
    if (!changes(view, "lastUpdated", lastUpdated && Number(lastUpdated)) || (lastUpdated === undefined && lastUpdatedKey)) continue;
    view.words.update(lastUpdated === undefined ? view.ranAt : lastUpdated);
    isOlder = true;
  }
  return isOlder;
};

/**
 * Whether texts or indicators of the page differ.
 * @param {ListOptions} before
 * @param {ListOptions} after
 */
export function appearanceChanged(before, after) {
  const texts = Object.entries({ ...before.texts, ...after.texts });
  return EDGES.some((edge) => before[edge]?.own !== after[edge]?.own)
    || texts.some(([name]) => Object(before.texts)[name] !== Object(after.texts)[name]);
}

/**
 * Whether options differ in something that a list reads only when it is created: its edges, and the features that it has
 * besides. Everything else takes effect at once.
 * @param {ListOptions} before
 * @param {ListOptions} after
 */
export function needsNewList(before, after) {
  const nodes = nodesOf(after);
  return shapeOf(before) !== shapeOf(after) || nodesOf(before).some((node, index) => node !== nodes[index]);
}

/** @param {ListOptions} options */
function shapeOf(options) {
  const edges = EDGES.map((edge) => {
    const { purpose, trigger, own, frames, lastUpdatedKey, showsTime, anchoring, refreshWhenOlder, hasPermissions, iconImages } = options[edge] ?? {};
    return [purpose, trigger, typeof own, frames, lastUpdatedKey, showsTime, anchoring, refreshWhenOlder, hasPermissions, iconImages];
  });
  const { refreshButton, wheel, feed, reading, backToTop, concurrency } = options;
  return JSON.stringify([edges, backToTop?.after, concurrency, refreshButton, Boolean(wheel), feed && [feed.label, feed.size],
    reading && [reading.isChat, Boolean(reading.newRowsAbove), Boolean(reading.onVisibleRowsChange)]]);
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
