// @ts-check
// Loaded if an edge loads within a number of rows.
import { Request } from "../engine/block-layout.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("./list.js").List} List */
/** @typedef {{ start: number, end: number }} Span The place of a row along the axis, counted towards the edge. */

const ENOUGH = 255; // the engine compares no larger numbers

/** Stands in for a scroller if the window scrolls. */
const WINDOW = { getBoundingClientRect: () => new DOMRect(0, 0, innerWidth, innerHeight) };

/**
 * Counts the rows beyond the visible ones towards an edge, whenever the list scrolls or changes.
 *
 * The rows are the children of the scroller, or of its only child. A virtual list renders only some of them: the others
 * count by the average length of those that it renders.
 * @param {List} list
 * @param {Edge} edge
 */
export function countItems(list, edge) {
  const count = () => {
    const left = itemsLeft(list, edge);
    if (left !== undefined) list.request(Request.countItems, edge, Math.min(left, ENOUGH));
  };
  list.features.push({ count });
  count();
}

/**
 * @param {List} list
 * @param {Edge} edge
 */
function itemsLeft({ stage, element, options }, edge) {
  const { rows } = stage;
  if (!rows[0]) return undefined;
  const spanOf = spansTowards(edge, stage.sign);
  const view = spanOf(options.isPage ? WINDOW : element), content = spanOf(rows[0].parentElement ?? element);
  const isVirtual = getComputedStyle(rows[0]).position === "absolute" || paddingOf(rows[0].parentElement, edge) > view.end - view.start;
  const spans = (isVirtual ? rows : tail(rows, edge, (row) => spanOf(row).start >= view.end)).map(spanOf);
  const beyond = spans.filter(({ start }) => start >= view.end).length;
  if (!isVirtual) return beyond;
  const first = Math.min(...spans.map(({ start }) => start)), last = Math.max(...spans.map(({ end }) => end));
  const average = (last - first) / rows.length;
  return beyond + (average > 0 ? Math.round(Math.max(0, content.end - last) / average) : 0);
}

/**
 * The rows at the edge's end of the list, up to the first one that is visible.
 * @param {Element[]} rows
 * @param {Edge} edge
 * @param {(row: Element) => boolean} isBeyond
 */
function tail(rows, edge, isBeyond) {
  const ordered = edge === "top" || edge === "leading" ? rows : rows.reverse();
  const visible = ordered.slice(0, ENOUGH).findIndex((row) => !isBeyond(row));
  return ordered.slice(0, visible < 0 ? ENOUGH : visible);
}

/**
 * Returns a function that measures the place of a node along the axis of an edge, counted towards it.
 * @param {Edge} edge
 * @param {number} sign -1 if the text runs from right to left, otherwise 1.
 * @returns {(node: { getBoundingClientRect: () => DOMRect }) => Span}
 */
function spansTowards(edge, sign) {
  const isVertical = edge === "top" || edge === "bottom";
  const isForwards = edge === "bottom" || (edge === "trailing" ? sign > 0 : edge === "leading" && sign < 0);
  return (node) => {
    const { top, bottom, left, right } = node.getBoundingClientRect();
    const [near, far] = isVertical ? [top, bottom] : [left, right];
    return isForwards ? { start: near, end: far } : { start: -far, end: -near };
  };
}

/**
 * The padding at the end of a node: some virtual lists leave room for their other rows in it.
 * @param {Element | null} node
 * @param {Edge} edge
 */
function paddingOf(node, edge) {
  if (!node) return 0;
  const { paddingTop, paddingBottom, paddingInlineStart, paddingInlineEnd } = getComputedStyle(node);
  return parseFloat({ top: paddingTop, bottom: paddingBottom, leading: paddingInlineStart, trailing: paddingInlineEnd }[edge]) || 0;
}
