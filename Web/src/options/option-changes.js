// @ts-check
// Loaded when the options of a list are first updated.
import { EDGES, Place } from "../engine/block-layout.js";
import { ATTACHED } from "../list/attach-queue.js";
import { writeOptions } from "./engine-options.js";

/** @typedef {import("../list/list.js").List} List */
/** @typedef {import("./options.js").ListOptions} ListOptions */

/**
 * Recreates a list if its options require that and it is idle; returns the new list.
 * @param {List} list
 * @param {ListOptions} made The options with which the list was created.
 * @param {() => Promise<void>} prepare Loads what the new list needs.
 * @param {() => List} make
 */
export async function replace(list, made, prepare, make) {
  if (!needsNewList(made, list.options)) return undefined;
  await prepare();
  await list.calm();
  if (!list.isAttached || !list.isIdle) return undefined;
  const { options } = list;
  const ended = list.edges.filter((edge) => list.phase(edge) === "noMore");
  const dates = list.edges.map((edge) => list.lastUpdated(edge));
  list.detach();
  /** @type {import("../list/attach-queue.js").AttachableElement} */ (options.scroller)[ATTACHED] = true;
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
 * @param {import("../overscroll.js").Edge} edge
 * @param {Date | undefined} date
 */
function recall(list, edge, date) {
  const words = list.stage.byEdge[edge]?.words;
  if (date && words && !words.date) words.update(date);
}

/**
 * Whether options differ in something that a list reads only when it is created: the numbers for the engine, the
 * indicators and the features. Functions and texts are excluded.
 * @param {ListOptions} before
 * @param {ListOptions} after
 */
function needsNewList(before, after) {
  const nodes = nodesOf(after);
  return descriptionOf(before) !== descriptionOf(after)
    || nodesOf(before).some((node, index) => node !== nodes[index]);
}

/** @param {ListOptions} options */
function descriptionOf(options) {
  const numbers = new Float64Array(Place.count);
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
