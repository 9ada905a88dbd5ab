// @ts-check
// Reads the options of lists that have more than `simple-options.js` reads. Loaded when a list has them.
import { EDGES, INDICATORS } from "../engine/block-layout.js";
import { ENGLISH } from "../wording/words.js";
import { readDistance, readEdge } from "./edge-options.js";
import { BUTTON, isModule, isReversed, isWholePage, listenersOf, TIMES, viewsOf, WHEEL } from "./simple-options.js";
import { demand, demandFlag, demandLength, demandObject, demandOneOf } from "./validate.js";

export { needsRare } from "./edge-options.js";
export { addMore, requestMore } from "../list/option-features.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../overscroll.js").FeedOptions} FeedOptions */
/** @typedef {import("./edge-options.js").EdgeSettings} EdgeSettings */
/** @typedef {import("./edge-options.js").ReadDistance} ReadDistance */
/** @typedef {import("../wording/texts.js").Words} Words */

/**
 * @template Declared
 * @typedef {import("./edge-options.js").Unchecked<Declared>} Unchecked
 */

/** @typedef {Unchecked<import("../overscroll.js").Options>} Given */
/** @typedef {Unchecked<import("../overscroll.js").BackToTop>} GivenBackToTop */
/** @typedef {Unchecked<import("../overscroll.js").Texts>} GivenTexts */
/** @typedef {Record<string, unknown>} Table */

/** @typedef {string | Node | ((...values: any[]) => string | Node | null | undefined)} View */

/**
 * @typedef {object} ListParts
 * @property {HTMLElement} scroller
 * @property {boolean} isPage Whether the window scrolls.
 * @property {{ after: ReadDistance, companion?: HTMLElement }} [backToTop]
 * @property {boolean} mouse
 * @property {"trackpad" | "always" | false} wheel
 * @property {"focus" | "always" | "none"} refreshButton
 * @property {number} overlap The number of the policy.
 * @property {number} [damping]
 * @property {number} [maximumPull]
 * @property {FeedOptions} [feed]
 * @property {import("./rare-options.js").Reading} [reading]
 * @property {boolean | (() => boolean)} [hasMore]
 * @property {View} [emptyView]
 * @property {View | boolean} failureView
 * @property {boolean | (() => boolean)} [isEmpty]
 * @property {typeof ENGLISH} english
 * @property {Partial<Words>} texts
 * @property {typeof TIMES} times
 */

/**
 * The edges, and the functions that hear of their runs.
 * @typedef {Partial<Record<Edge, EdgeSettings>> & ListListeners} Listening
 */

/**
 * @typedef {object} ListListeners
 * @property {(old: Phase, phase: Phase, edge: Edge) => unknown} [onPhaseChange]
 * @property {(result: Result, edge: Edge) => unknown} [onEnd]
 * @property {(error: unknown) => unknown} [isCancellation]
 */

/**
 * The checked options of a list, including defaults.
 * @typedef {Listening & ListParts} ListOptions
 */

const WHEELS = [WHEEL, "always", false];
const BUTTONS = [BUTTON, "always", "none"];
const INLINE = 1; // the placement of an indicator after the rows
const WORDED = ["classic", "text", "lines"]; // the indicators that show a text for each result
const OVERLAPS = ["refreshWins", "exclusive", "independent"];

/**
 * Checks the arguments of `attach`. An invalid option is a TypeError with its name and valid values.
 * @param {unknown} element
 * @param {unknown} options
 * @param {Given} defaults
 * @param {Given} given The options, with the defaults.
 * @param {import("./option-scripts.js").RareScript} [rare] The script for rare options, if one is given.
 * @returns {ListOptions}
 */
export function readOptions(element, options, defaults, given, rare) {
  demand(element instanceof HTMLElement, "element", "an HTML element that scrolls", element);
  const node = /** @type {HTMLElement} */ (element);
  const isPage = isWholePage(node);
  demand(isPage || node.parentElement, "element", "in a parent that clips it", element);
  demandObject("options", options);
  const {
    backToTop, mouse = false, wheel = WHEELS[0], texts = {}, times = {}, refreshButton = BUTTONS[0], feed = false, hasMore, overlap = OVERLAPS[0],
  } = given;
  const edges = readEdges(given, rare);
  demand(edges.length || backToTop || given.readingPosition || given.chat, "options", `an object with one of onRefresh, onLoadMore, ${EDGES.join(", ")}, backToTop, readingPosition or chat`, namesOf(options));
  demand(getComputedStyle(node).writingMode === "horizontal-tb", "element", "an element whose writing-mode is horizontal-tb", element);
  demand(!runsInReverse(node, given), "element", "a list whose rows do not run in reverse, or such rows in an element of their own", element);
  demandFlag("mouse", mouse);
  demand(isModule(given.module), "module", "a URL, the bytes of the module, or a WebAssembly.Module", given.module);
  demandOneOf(WHEELS, "wheel", wheel);
  demandOneOf(BUTTONS, "refreshButton", refreshButton);
  demandOneOf(OVERLAPS, "overlap", overlap);
  demand(["undefined", "boolean", "function"].includes(typeof hasMore), "hasMore", "true, false or a function", hasMore);
  const listeners = listenersOf(given);
  for (const [name, listener] of Object.entries(listeners)) demandHandler(name, listener);
  const views = viewsOf(given);
  demandView("emptyView", views.emptyView);
  if (typeof views.failureView !== "boolean") demandView("failureView", views.failureView);
  demand(["undefined", "boolean", "function"].includes(typeof views.isEmpty), "isEmpty", "true, false or a function", views.isEmpty);
  return /** @type {ListOptions} */ ({
    scroller: isPage ? document.scrollingElement : element, isPage, ...Object.fromEntries(edges),
    backToTop: backToTop ? readBackToTop(/** @type {GivenBackToTop} */ (backToTop)) : undefined,
    ...listeners, ...views, mouse, wheel, refreshButton, hasMore, overlap: OVERLAPS.indexOf(/** @type {string} */ (overlap)), feed: feed ? rare?.readFeed(feed, isPage) : undefined, english: ENGLISH, ...rare?.readList(given, edges),
    texts: readTexts({ ...Object(defaults.texts), ...Object(texts) }, texts),
    times: readTimes({ resultHold: edges.some(([, each]) => showsResult(each)) ? TIMES.resultHold : 0 }, defaults.times ?? {}, times),
  });
}

/**
 * Whether an indicator beside the content has a text for a result.
 * @param {import("./edge-options.js").EdgeSettings} settings
 */
function showsResult({ placement, indicator }) { return placement !== INLINE && WORDED.includes(INDICATORS[indicator]); }

/**
 * Whether an element runs in reverse along an axis of the options.
 * @param {HTMLElement} element
 * @param {Given} options
 */
function runsInReverse(element, { leading, trailing, top, bottom, onRefresh, onLoadMore, backToTop }) {
  const isVertical = top || bottom || onRefresh || onLoadMore || backToTop;
  const isHorizontal = leading || trailing;
  return (isVertical && isReversed(element, "column")) || (isHorizontal && isReversed(element, "row"));
}

/**
 * Reads the edges. `onRefresh` and `onLoadMore` are the actions of the top and bottom edge.
 * @param {Given} options
 * @param {import("./option-scripts.js").RareScript} [rare]
 * @returns {[Edge, EdgeSettings][]}
 */
function readEdges({ onRefresh, onLoadMore, indicator, ...options }, rare) {
  /** @type {Partial<Record<Edge, unknown>>} */
  const handlers = { top: onRefresh, bottom: onLoadMore };
  demandHandler("onRefresh", onRefresh);
  demandHandler("onLoadMore", onLoadMore);
  return EDGES.filter((edge) => options[edge] || handlers[edge])
    .map((edge) => [edge, readEdge(edge, options[edge] ?? {}, handlers[edge], indicator, rare)]);
}

/**
 * The names of options, for a message.
 * @param {unknown} options
 */
function namesOf(options) {
  const names = Object.keys(Object(options)).join(", ");
  return { toString: () => (names ? `{ ${names} }` : "{}") };
}

/**
 * @param {string} name
 * @param {unknown} handler
 */
function demandHandler(name, handler) {
  demand(["undefined", "function"].includes(typeof handler), name, "a function", handler);
}

/**
 * @param {string} name
 * @param {unknown} view
 */
function demandView(name, view) {
  const isView = ["undefined", "string", "function"].includes(typeof view) || view instanceof Node;
  demand(isView, name, "a text, a node or a function", view);
}

/** @param {GivenBackToTop} given */
function readBackToTop({ after = { viewports: 2 }, companion }) {
  demand(companion === undefined || companion instanceof HTMLElement, "backToTop.companion", "an HTML element", companion);
  return { after: readDistance("backToTop.after", after, ["viewports"]), companion };
}

/**
 * Reads the page's own texts.
 * @param {GivenTexts} texts
 * @param {unknown} original The option itself, which may not be an object.
 * @returns {Partial<Words>}
 */
function readTexts({ lastUpdated = "", ...given }, original) {
  demandObject("texts", original);
  demand(["string", "function"].includes(typeof lastUpdated), "texts.lastUpdated", "a string or a function", lastUpdated);
  readTable("texts", given, ENGLISH);
  return /** @type {Partial<Words>} */ (lastUpdated ? { ...given, lastUpdated } : given);
}

/**
 * Reads durations; later ones replace earlier ones.
 * @param {unknown[]} given
 * @returns {typeof TIMES}
 */
export function readTimes(...given) {
  return Object.assign({}, TIMES, ...given.map((each) => readTable("times", each, TIMES)));
}

/**
 * @param {string} name
 * @param {unknown} given
 * @param {Record<string, unknown>} usual
 */
function readTable(name, given, usual) {
  demandObject(name, given);
  const table = /** @type {Table} */ (given);
  for (const [key, value] of Object.entries(table)) {
    const kind = typeof usual[key];
    demandOneOf(Object.keys(usual), `${name}.${key}`, key);
    if (kind === "number") demandLength(`${name}.${key}`, value);
    else demand(typeof value === kind, `${name}.${key}`, `a ${kind}`, value);
  }
  return table;
}
