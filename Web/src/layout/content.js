// @ts-check
// What the content of a list is: how long it is, when that changes, and whether it has rows.
import { callPage } from "../page/page-code.js";
import { isOfSpaces, laidOutNodes, rowsIn, scaleOf, SPACE } from "../page/nodes.js";
import { LayoutBoxes } from "./row-geometry.js";

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

// Nodes whose size is observed at each end: the scroller and its first rows or the one child around them, and its last rows.
const OBSERVED = 9;

/**
 * The rows of a node. Nodes with one child, which are around all rows, come first.
 * @param {Element} parent
 * @returns {Element[]}
 */
function innermost(parent) {
  const rows = rowsIn(parent);
  return rows.length === 1 ? [rows[0], ...innermost(rows[0])] : rows;
}

/**
 * Calls a function when the content or the viewport may have another length. Returns the observers.
 * @param {import("../list/list.js").List} list
 * @param {() => void} onChange
 * @returns {(ResizeObserver | MutationObserver)[]}
 */
export function observeLengths({ element, input, stage }, onChange) {
  const { content } = stage;
  const sizes = new ResizeObserver(onChange);
  const watch = () => {
    stage.keepOrder();
    sizes.disconnect();
    const all = [element, content, ...innermost(content)];
    for (const node of [...all.slice(0, OBSERVED), ...all.slice(-OBSERVED)]) sizes.observe(node);
  };
  const changed = () => {
    watch();
    onChange();
  };
  const rows = new MutationObserver((records) => {
    if (records.every(isOfSpaces)) stage.keepOrder();
    else changed();
  });
  rows.observe(content, { childList: true });
  input.listen(content, "slotchange", changed);
  watch();
  return [sizes, rows];
}

/** Nodes of the library, and elements without content: they never count as rows. */
const NO_ROWS = "[data-overscroll], [data-overscroll-part], overscroll-space, template, script, style";
const MEDIA = "img, svg, canvas, video, audio, iframe, object, embed, input, textarea, select, button, hr, meter, progress";

/**
 * Whether a list has no rows: by the page's option, by the keys of a virtual list, otherwise if its content shows nothing.
 * @param {import("../list/list.js").List} list
 */
export function isEmpty({ options, stage }) {
  const given = options.isEmpty;
  const answer = typeof given === "function" ? callPage(given) : given;
  if (answer !== undefined) return Boolean(answer);
  const ids = options.reading?.ids && callPage(options.reading.ids);
  return ids ? !ids.length : !hasRows(stage.content);
}

/**
 * Whether a node contains text or rows. Its only element may be the parent of the rows.
 * @param {Element} node
 * @returns {boolean}
 */
function hasRows(node) {
  const nodes = node instanceof HTMLSlotElement ? node.assignedNodes({ flatten: true }) : node.childNodes;
  /** @type {Element | undefined} */
  let only;
  for (const each of nodes) {
    if (each instanceof Text && each.data.trim()) return true;
    if (!(each instanceof Element) || each.matches(NO_ROWS)) continue;
    // A node of one pixel is the mark of an observer.
    if (only && [only, each].some((row) => row.getBoundingClientRect().height > 1 || isContents(row))) return true;
    only = only ?? each;
  }
  if (!only) return false;
  const isShown = only.getClientRects().length > 0 || isContents(only);
  return isShown && (only.matches(MEDIA) || isLong(only) || hasRows(only));
}

/** @param {Element} node */
function isContents(node) { return getComputedStyle(node).display === "contents"; }

/**
 * Whether an element has the length of rows that are not rendered: a virtual list writes it into the style.
 * @param {Element} node
 */
function isLong(node) {
  const { height, minHeight } = /** @type {HTMLElement} */ (node).style;
  return [height, minHeight].some((length) => length.endsWith("px") && parseFloat(length) > 0);
}
