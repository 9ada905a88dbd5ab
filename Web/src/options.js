// @ts-check
import { EDGES, Option, optionsOf, Time } from "./block.js";
import { demand, demandFlag, demandLength, demandObject, demandOneOf } from "./demands.js";
import { boundTo, rare, readDistance, readEdge } from "./edge-options.js";
import { ENGLISH } from "./english.js";
import * as Place from "./place.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").FeedOptions} FeedOptions */
/** @typedef {import("./edge-options.js").EdgeSettings} EdgeSettings */
/** @typedef {import("./edge-options.js").ReadDistance} ReadDistance */
/** @typedef {import("./texts.js").Words} Words */

/**
 * @template Declared
 * @typedef {import("./edge-options.js").Unchecked<Declared>} Unchecked
 */

/** @typedef {Unchecked<import("./overscroll.js").Options>} Given */
/** @typedef {Unchecked<import("./overscroll.js").BackToTop>} GivenBackToTop */
/** @typedef {Unchecked<import("./overscroll.js").Texts>} GivenTexts */
/** @typedef {Record<string, unknown>} Table */

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
 * @property {typeof ENGLISH} english
 * @property {Partial<Words>} texts
 * @property {typeof TIMES} times
 */

/**
 * The checked options of a list, including defaults.
 * @typedef {Partial<Record<Edge, EdgeSettings>> & ListParts} ListOptions
 */

const WHEELS = ["trackpad", "always", false];
const BUTTONS = ["focus", "always", "none"];
const TIMES = {
  expand: 0.25, collapse: 0.4, minimumVisible: 0.5, messageHold: 0.6, failureHold: 4, turn: 0.25, resultHold: 0, timeout: 0,
};
const OVERLAPS = ["refreshWins", "exclusive", "independent"];

/**
 * Checks the arguments of `attach`. An invalid option is a TypeError with its name and valid values.
 * @param {unknown} element
 * @param {unknown} options
 * @param {Given} defaults
 * @returns {ListOptions}
 */
export function readOptions(element, options, defaults) {
  demand(element instanceof HTMLElement, "element", "an HTML element that scrolls", element);
  const node = /** @type {HTMLElement} */ (element);
  const isPage = isWholePage(node);
  demand(isPage || node.parentElement, "element", "in a parent that clips it", element);
  demandObject("options", options);
  const given = layered(defaults, /** @type {Given} */ (options));
  const {
    backToTop, mouse = false, wheel = WHEELS[0], texts = {}, times = {}, refreshButton = BUTTONS[0], feed = false, hasMore, overlap = OVERLAPS[0],
  } = given;
  const edges = readEdges(given);
  demand(edges.length || backToTop || given.readingPosition || given.chat, "options", `an object with one of onRefresh, onLoadMore, ${EDGES.join(", ")}, backToTop, readingPosition or chat`, options);
  demand(getComputedStyle(node).writingMode === "horizontal-tb", "element", "an element whose writing-mode is horizontal-tb", element);
  demand(!isReversed(node, given), "element", "a list whose rows do not run in reverse, or such rows in an element of their own", element);
  demandFlag("mouse", mouse);
  demand(isModule(given.module), "module", "a URL, the bytes of the module, or a WebAssembly.Module", given.module);
  demandOneOf(WHEELS, "wheel", wheel);
  demandOneOf(BUTTONS, "refreshButton", refreshButton);
  demandOneOf(OVERLAPS, "overlap", overlap);
  demand(["undefined", "boolean", "function"].includes(typeof hasMore), "hasMore", "true, false or a function", hasMore);
  return /** @type {ListOptions} */ ({
    scroller: isPage ? document.scrollingElement : element, isPage, ...Object.fromEntries(edges),
    backToTop: backToTop ? readBackToTop(/** @type {GivenBackToTop} */ (backToTop)) : undefined,
    mouse, wheel, refreshButton, hasMore, overlap: OVERLAPS.indexOf(/** @type {string} */ (overlap)), feed: feed ? rare?.readFeed?.(feed, isPage) : undefined, english: ENGLISH, ...rare?.readList?.(given, edges),
    texts: readTexts({ ...Object(defaults.texts), ...Object(texts) }, texts),
    times: readTimes(defaults.times ?? {}, times),
  });
}

/**
 * Merges options with defaults. Methods keep their objects as `this`, including those of a class.
 * @param {Given} defaults
 * @param {Given} options
 * @returns {Given}
 */
export function layered(defaults, options) {
  /** @type {Given} */
  const all = {};
  for (const name of NAMES) {
    const source = options[name] === undefined ? defaults : options;
    all[name] = boundTo(source, source[name]);
  }
  return all;
}

/** @type {(keyof Given)[]} */
const NAMES = [
  ...EDGES, "onRefresh", "onLoadMore", "hasMore", "backToTop", "mouse", "wheel", "module", "texts", "times", "refreshButton", "feed",
  "indicator", "overlap", "damping", "maximumPull", "readingPosition", "chat",
];

/**
 * Whether the rows start at the end of the scroller. The browser then counts positions below 0, as it does past an
 * elastic start.
 * @param {HTMLElement} element
 * @param {Given} options
 */
function isReversed(element, { leading, trailing, top, bottom, onRefresh, onLoadMore, backToTop }) {
  const { display, flexDirection } = getComputedStyle(element);
  const isVertical = top || bottom || onRefresh || onLoadMore || backToTop;
  const isHorizontal = leading || trailing;
  if (!display.endsWith("flex")) return false;
  return flexDirection === "column-reverse" ? isVertical : flexDirection === "row-reverse" && isHorizontal;
}

/**
 * Whether the window scrolls. If the root and the body both have their own `overflow`, the body is an ordinary
 * scroller.
 * @param {HTMLElement} element
 */
function isWholePage(element) {
  const { documentElement: root, body, scrollingElement } = document;
  if (!scrollingElement) return false;
  const scrolls = (/** @type {Element} */ node) => getComputedStyle(node).overflowY !== "visible";
  return element === root || element === scrollingElement || (element === body && !(scrolls(root) && scrolls(body)));
}

/**
 * Reads the edges. `onRefresh` and `onLoadMore` are the actions of the top and bottom edge.
 * @param {Given} options
 * @returns {[Edge, EdgeSettings][]}
 */
function readEdges({ onRefresh, onLoadMore, indicator, ...options }) {
  /** @type {Partial<Record<Edge, unknown>>} */
  const handlers = { top: onRefresh, bottom: onLoadMore };
  demandHandler("onRefresh", onRefresh);
  demandHandler("onLoadMore", onLoadMore);
  return EDGES.filter((edge) => options[edge] || handlers[edge])
    .map((edge) => [edge, readEdge(edge, options[edge] ?? {}, handlers[edge], indicator)]);
}

/**
 * @param {string} name
 * @param {unknown} handler
 */
function demandHandler(name, handler) {
  demand(["undefined", "function"].includes(typeof handler), name, "a function", handler);
}

/** @param {GivenBackToTop} given */
function readBackToTop({ after = { viewports: 2 }, companion }) {
  demand(companion === undefined || companion instanceof HTMLElement, "backToTop.companion", "an HTML element", companion);
  return { after: readDistance("backToTop.after", after, ["viewports"]), companion };
}

/** @param {unknown} module */
function isModule(module) {
  if (module === undefined || typeof module === "string" || ArrayBuffer.isView(module)) return true;
  return [URL, ArrayBuffer, globalThis.WebAssembly?.Module].some((kind) => kind && module instanceof kind);
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

/**
 * Writes the options to the block, where the module reads them.
 * @param {Float64Array} numbers
 * @param {Pick<ListOptions, Edge | "times" | "overlap" | "backToTop" | "damping" | "maximumPull">} options
 * @param {boolean} reducesMotion
 */
export function writeOptions(numbers, options, reducesMotion) {
  numbers.fill(0);
  for (const edge of EDGES) {
    for (const [name, place] of entries(Option)) numbers[optionsOf[edge] + place] = options[edge]?.[name] ?? 0;
  }
  const times = { ...options.times, ...(reducesMotion && { expand: 0, collapse: 0, turn: 0 }) };
  [numbers[Place.backToTop], numbers[Place.backToTopInViewports]] = options.backToTop?.after ?? [-1, 0];
  for (const [name, place] of entries(Time)) numbers[Place.times + place] = times[name];
  numbers[Place.overlap] = options.overlap;
  numbers[Place.damping] = options.damping ?? 0;
  numbers[Place.maximumPull] = options.maximumPull ?? 0;
}

/**
 * @template {string} Name
 * @param {Record<Name, number>} table
 */
function entries(table) {
  return /** @type {[Name, number][]} */ (Object.entries(table));
}
