// @ts-check
import { LayoutBoxes } from "./layout-boxes.js";
import { laidOutNodes, scaleOf, SPACE } from "./nodes.js";

/**
 * The length of vertical content that does not fill its scroller, including the scroller's padding, and the position
 * of its end in the scroller. The browser reports only that it is no longer than the viewport.
 * @param {HTMLElement} scroller
 * @param {number} before The scroller's own padding before the content, in pixels.
 * @param {number} after The padding after it.
 */
export function shortContent(scroller, before, after) {
  const padding = before + after;
  const extents = extentsIn(scroller, new LayoutBoxes(scroller));
  if (!extents[0]) return [padding, before];
  const start = Math.min(...extents.map(([top]) => top)), end = Math.max(...extents.map(([, bottom]) => bottom));
  const scale = scaleOf(scroller);
  const origin = scroller.getBoundingClientRect().top / scale + scroller.clientTop - scroller.scrollTop;
  return [(end - start) / scale + padding, end / scale - origin];
}

/** @typedef {[top: number, bottom: number]} Extent The start and end of a node, in pixels of the screen. */

/**
 * @param {Element} parent
 * @param {LayoutBoxes} boxes
 * @returns {Extent[]}
 */
function extentsIn(parent, boxes) {
  return laidOutNodes(parent).filter(({ nodeName }) => nodeName !== SPACE)
    .flatMap((node) => (node instanceof Element ? elementExtents(node, boxes) : textExtents(node)));
}

/**
 * The start and end of a row including its margins, or those of the nodes in an element without a box.
 * @param {Element} row
 * @param {LayoutBoxes} boxes
 */
function elementExtents(row, boxes) {
  if (!row.getClientRects().length) return extentsIn(row, boxes);
  const { position, marginBlockStart, marginBlockEnd } = getComputedStyle(row);
  if (position === "absolute" || position === "fixed") return [];
  const { top, bottom } = boxes.of(row);
  return [/** @type {Extent} */ ([top - (parseFloat(marginBlockStart) || 0), bottom + (parseFloat(marginBlockEnd) || 0)])];
}

/**
 * @param {Node} text
 * @returns {Extent[]}
 */
function textExtents(text) {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > top ? [[top, bottom]] : [];
}
