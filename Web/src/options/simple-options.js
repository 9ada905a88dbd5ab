// @ts-check
// The options of most lists: an action at the top, one at the bottom, and nothing that `options.js` has to read.
import { Purpose, Trigger } from "../engine/block-layout.js";
import { ENGLISH } from "../wording/words.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("./options.js").EdgeSettings} EdgeSettings */
/** @typedef {import("./options.js").Given} Given */
/** @typedef {import("./options.js").ListOptions} ListOptions */
/** @typedef {"onRefresh" | "onLoadMore"} Handler */
/** @typedef {Record<string, unknown>} Table */

/** The usual durations, in seconds. */
export const DURATIONS = {
  expand: 0.25, collapse: 0.4, minimumVisible: 0.5, messageDuration: 0.6, failureDuration: 4, turn: 0.25, resultDuration: 0.5, timeout: 0,
};
export const WHEEL = "trackpad", BUTTON = "focus";
const USUAL = { isPresent: 1, extent: -1, hold: -1, disabled: false, hidden: false, anchoring: "automatic", hasPermissions: false };
/** The settings of an edge that runs when a pull is released, and of one that runs near the end. */
export const PULL = { ...USUAL, trigger: Trigger.release, distance: 54, purpose: Purpose.refresh, placement: 0, indicator: 0, fades: true, showsTime: true };
export const PAGES = { ...USUAL, trigger: Trigger.within, distance: 300, purpose: Purpose.load, placement: 1, indicator: 1, fades: false, showsTime: false };

/** The first placement of indicators that do not move with the content. */
export const OVER = 3;

/** The types of the list's options besides those of the edges. */
const TYPES = /** @type {Record<string, string[]>} */ ({
  hasMore: ["boolean", "function"], mouse: ["boolean"], onPhaseChange: ["function"], onEnd: ["function"], isCancellation: ["function"],
  emptyView: ["string", "function"], failureView: ["string", "function", "boolean"], isEmpty: ["boolean", "function"], signal: ["object"],
});
/**
 * The names of a list's options.
 * @type {(keyof Given)[]}
 */
export const NAMES = [
  "top", "bottom", "leading", "trailing", "onRefresh", "onLoadMore", "hasMore", "backToTop", "mouse", "wheel", "module", "texts", "durations",
  "refreshButton", "feed", "indicator", "concurrency", "damping", "maximumPull", "readingPosition", "chat",
  "onPhaseChange", "onEnd", "isCancellation", "emptyView", "failureView", "isEmpty", "signal",
];

/**
 * The features that need no edge.
 * @type {(keyof Given)[]}
 */
export const FEATURES = ["backToTop", "readingPosition", "chat"];

/**
 * Merges options with defaults.
 * @param {Given} defaults
 * @param {Given} options
 * @returns {Given}
 */
export function layered(defaults, options) { return { ...bound(defaults), ...bound(options) }; }

/**
 * A copy of the options that are defined. Methods keep their objects as `this`, including those of a class. A name that does
 * not exist is kept for `options.js`, which reports it.
 * @param {Given} options
 * @returns {Given}
 */
export function bound(options) {
  /** @type {Given} */
  const all = {};
  for (const name of /** @type {(keyof Given)[]} */ ([...NAMES, ...Object.keys(options)])) {
    if (options[name] !== undefined) all[name] = boundTo(options, options[name]);
  }
  return all;
}

/**
 * @param {object} object
 * @param {unknown} value
 */
export function boundTo(object, value) {
  return typeof value === "function" ? value.bind(object) : value;
}

/**
 * Reads the options of a list; undefined for options that `options.js` has to read or to refuse.
 * @param {unknown} element
 * @param {Given} given The options, with the defaults.
 * @returns {ListOptions | undefined}
 */
export function readSimple(element, { top, bottom, onRefresh, onLoadMore, module, ...others }) {
  const edges = [readEdge(PULL, "onRefresh", onRefresh, top), readEdge(PAGES, "onLoadMore", onLoadMore, bottom)];
  const isSimple = edges.some(Boolean) && !edges.includes(null)
    && Object.entries(others).every(([name, value]) => value === undefined || TYPES[name]?.includes(typeof value));
  if (!isSimple || !(element instanceof HTMLElement) || !isUsual(element) || !isModule(module)) return undefined;
  const isPage = isWholePage(element);
  return /** @type {ListOptions} */ ({
    scroller: isPage ? document.scrollingElement : element, isPage, top: edges[0], bottom: edges[1], mouse: false, failureView: true,
    wheel: WHEEL, refreshButton: BUTTON, ...others, concurrency: 0, english: ENGLISH, texts: {}, durations: edges[0] ? DURATIONS : { ...DURATIONS, resultDuration: 0 },
  });
}

/**
 * Reads an edge that has only its action, and at the bottom a distance in pixels; null for any other, and undefined for
 * none.
 * @param {typeof PULL} usual
 * @param {Handler} name
 * @param {unknown} handler The function among the list's options.
 * @param {unknown} edge
 * @returns {EdgeSettings | null | undefined}
 */
function readEdge(usual, name, handler, edge) {
  const { [name]: own, within, ...others } = /** @type {Table} */ (edge ?? {});
  const action = handler ?? boundTo(/** @type {Table} */ (edge), own);
  if (action === undefined && edge === undefined) return undefined;
  const isSimple = typeof (edge ?? {}) === "object" && typeof action === "function" && !(handler && own) && Object.values(others).every((value) => value === undefined)
    && (within === undefined || (usual === PAGES && Number.isFinite(within) && Number(within) >= 0));
  return isSimple ? /** @type {EdgeSettings} */ ({ ...usual, distance: within ?? usual.distance, [name]: action }) : null;
}

/**
 * Whether the window scrolls. If the root and the body both have their own `overflow`, the body is an ordinary
 * scroller.
 * @param {HTMLElement} element
 */
export function isWholePage(element) {
  const { documentElement: root, body, scrollingElement } = document;
  if (!scrollingElement) return false;
  const scrolls = (/** @type {Element} */ node) => getComputedStyle(node).overflowY !== "visible";
  return element === root || element === scrollingElement || (element === body && !(scrolls(root) && scrolls(body)));
}

/**
 * Whether an element can be a list with edges at its top and bottom.
 * @param {HTMLElement} element
 */
function isUsual(element) {
  const isHorizontal = getComputedStyle(element).writingMode === "horizontal-tb";
  return isHorizontal && !isReversed(element, "column") && (element.parentElement || isWholePage(element));
}

/**
 * Whether the rows or columns start at the end of the scroller. The browser then counts positions below 0, as it does
 * past an elastic start.
 * @param {HTMLElement} element
 * @param {"column" | "row"} direction
 */
export function isReversed(element, direction) {
  const { display, flexDirection } = getComputedStyle(element);
  return display.endsWith("flex") && flexDirection === `${direction}-reverse`;
}

/** @param {unknown} module */
export function isModule(module) {
  if (module === undefined || typeof module === "string" || ArrayBuffer.isView(module)) return true;
  return [URL, ArrayBuffer, globalThis.WebAssembly?.Module].some((kind) => kind && module instanceof kind);
}
