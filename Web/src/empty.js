// @ts-check
import { callPage } from "./page-code.js";

/** Nodes of the library, and elements without content: they never count as rows. */
const NO_ROWS = "[data-overscroll], [data-overscroll-part], overscroll-space, template, script, style";
const MEDIA = "img, svg, canvas, video, audio, iframe, object, embed, input, textarea, select, button, hr, meter, progress";

/**
 * Whether a list has no rows: by the page's option, by the keys of a virtual list, otherwise if its content shows nothing.
 * @param {import("./list.js").List} list
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
