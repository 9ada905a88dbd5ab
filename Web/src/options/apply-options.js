// @ts-check
// Applies options that were read: to the engine, to the list's nodes and, where a list cannot change, to a new list.
import { Duration, EDGES, Option, optionsOf, Place } from "../engine/block-layout.js";
import { changes } from "../page/styles.js";
import { ATTACHED } from "../page/attach-queue.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("./options.js").ListOptions} ListOptions */

const OVER = 3; // the first placement of indicators that do not move with the content

/**
 * Writes the options to the block, where the module reads them. In a function expression, terser replaces the places by numbers.
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
export function applyToEdges(list) {
  let isOlder = false;
  for (const place of list.stage.places) {
    const { edge } = place;
    const settings = list.options[edge];
    // An edge that the options no longer have stays until no action runs.
    const { fades = false, disabled = !settings, hidden = false, lastUpdated, lastUpdatedKey, placement = 0 } = settings ?? {};
    place.fades = fades;
    place.isPinned = placement >= OVER || Boolean(place.container);
    if (changes(place, "disabled", disabled)) list.enable(edge, !disabled);
    if (changes(place, "hidden", hidden)) list.hide(edge, hidden);
    if (!changes(place, "lastUpdated", lastUpdated && Number(lastUpdated)) || (lastUpdated === undefined && lastUpdatedKey)) continue;
    place.words.update(lastUpdated === undefined ? place.ranAt : lastUpdated);
    isOlder = true;
  }
  return isOlder;
}

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
  return JSON.stringify([edges, backToTop?.after, concurrency, refreshButton, Boolean(wheel), feed && [feed.label, feed.size], reading?.isChat]);
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

/**
 * Recreates a list if its options require that and it is idle; returns the new list.
 * @param {List} list
 * @param {() => Promise<void>} prepare Loads what the new list needs.
 * @param {() => List} make
 */
export async function replace(list, prepare, make) {
  const { made } = list;
  if (!needsNewList(made, list.options)) return undefined;
  await prepare();
  await list.calm();
  if (!list.isAttached || !list.isIdle) return undefined;
  const { options } = list;
  const ended = list.edges.filter((edge) => list.phase(edge) === "noMore");
  const dates = list.edges.map((edge) => list.lastUpdated(edge));
  list.detach();
  /** @type {import("../page/attach-queue.js").AttachableElement} */ (options.scroller)[ATTACHED] = true;
  const next = make();
  list.edges.forEach((edge, index) => {
    // A time under another key is that of another list.
    if (made[edge]?.lastUpdatedKey === options[edge]?.lastUpdatedKey) recall(next, edge, dates[index]);
  });
  for (const edge of ended) if (options[edge]) next.setNoMore(edge);
  return next;
}

/**
 * Takes over the time of an update from a list that is replaced, unless the page has set another.
 * @param {List} list
 * @param {Edge} edge
 * @param {Date | undefined} date
 */
function recall(list, edge, date) {
  const words = list.stage.byEdge[edge]?.words;
  if (date && words && !words.date) words.update(date);
}
