// @ts-check
import { scaleOf } from "./nodes.js";

/**
 * The length of vertical content that does not fill its scroller, including the scroller's padding, and the position
 * of its end in the scroller. The browser reports only that it is no longer than the viewport.
 * @param {HTMLElement} scroller
 * @param {number} before The scroller's own padding before the content, in pixels.
 * @param {number} after The padding after it.
 * @param {Element[]} spaces Nodes to exclude.
 */
export function shortContent(scroller, before, after, spaces) {
  const padding = before + after;
  const nodes = [...scroller.childNodes].filter((node) => !spaces.includes(/** @type {Element} */ (node)));
  const extents = nodes.map(extentOf).filter(isExtent);
  if (!extents[0]) return [padding, before];
  const start = Math.min(...extents.map(([top]) => top)), end = Math.max(...extents.map(([, bottom]) => bottom));
  const scale = scaleOf(scroller);
  const origin = scroller.getBoundingClientRect().top / scale + scroller.clientTop - scroller.scrollTop;
  return [(end - start) / scale + padding, end / scale - origin];
}

/** @typedef {[top: number, bottom: number]} Extent In pixels of the screen. */

/**
 * @param {Extent | undefined} extent
 * @returns {extent is Extent}
 */
function isExtent(extent) {
  return extent !== undefined;
}

/**
 * The start and end of a row including its margins; undefined for a node without a size.
 * @param {ChildNode} row
 * @returns {Extent | undefined}
 */
function extentOf(row) {
  if (!(row instanceof Element && row.getClientRects().length)) return contentExtent(row);
  const { position, marginBlockStart, marginBlockEnd } = getComputedStyle(row);
  if (position === "absolute" || position === "fixed") return undefined;
  const { top, bottom } = row.getBoundingClientRect();
  return [top - (parseFloat(marginBlockStart) || 0), bottom + (parseFloat(marginBlockEnd) || 0)];
}

/**
 * The start and end of text, or of the content of an element without a box.
 * @param {Node} node
 * @returns {Extent | undefined}
 */
function contentExtent(node) {
  const range = document.createRange();
  range.selectNodeContents(node);
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > top ? [top, bottom] : undefined;
}
