// @ts-check
import { EDGES, Option, optionsOf, PHASES, Time } from "./block.js";
import { ENGLISH } from "./english.js";
import { INDICATORS } from "./indicators.js";
import * as Place from "./place.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").FeedOptions} FeedOptions */
/** @typedef {import("./overscroll.js").Frames} Frames */
/** @typedef {import("./overscroll.js").OwnIndicator} OwnIndicator */
/** @typedef {import("./overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("./texts.js").Words} Words */

/**
 * An object of the page whose values are not checked yet. Only declared names can be read from it.
 * @template Declared
 * @typedef {{ [Name in keyof Declared]?: unknown }} Unchecked
 */

/** @typedef {Unchecked<import("./overscroll.js").Options>} Given */
/** @typedef {import("./overscroll.js").Look & import("./overscroll.js").Rule & import("./overscroll.js").Steps<unknown>} LookAndRule */
/** @typedef {Unchecked<LookAndRule & { onRefresh: unknown, onLoadMore: unknown }>} GivenEdge */
/** @typedef {Unchecked<import("./overscroll.js").BackToTop>} GivenBackToTop */
/** @typedef {Unchecked<FeedOptions>} GivenFeed */
/** @typedef {Unchecked<OwnIndicator>} GivenIndicator */
/** @typedef {Unchecked<import("./overscroll.js").Texts>} GivenTexts */
/** @typedef {Record<string, unknown>} Table */

/**
 * The options of an edge: the engine's numbers by their names in `Option`, and the script's parts.
 * @typedef {{ [Name in keyof typeof Option]: number } & import("./actions.js").Handlers & EdgeParts} EdgeSettings
 */

/**
 * @typedef {object} EdgeParts
 * @property {OwnIndicator | ((state: IndicatorState) => string | Node | null | undefined)} [own]
 * @property {Frames} [frames]
 * @property {string} [lastUpdatedKey]
 * @property {boolean} fades
 * @property {boolean} showsTime
 */

/** @typedef {[length: number, isInViewports: number]} ReadDistance */

/**
 * @typedef {object} ListParts
 * @property {HTMLElement} scroller
 * @property {boolean} isPage Whether the window scrolls.
 * @property {{ after: ReadDistance, companion?: HTMLElement }} [backToTop]
 * @property {boolean} mouse
 * @property {"trackpad" | "always" | false} wheel
 * @property {"focus" | "always" | "none"} refreshButton
 * @property {FeedOptions} [feed]
 * @property {boolean | (() => boolean)} [hasMore]
 * @property {typeof ENGLISH} english
 * @property {Partial<Words>} texts
 * @property {typeof TIMES} times
 */

/**
 * The checked options of a list, including defaults.
 * @typedef {Partial<Record<Edge, EdgeSettings>> & ListParts} ListOptions
 */

// Passes pictures that are never drawn: the engine then requests frames as if they played, and reports every pull.
const OWN = INDICATORS.length;
const OWN_EXTENT = 54; // the default of the indicators, except "lines"
const WHEELS = ["trackpad", "always", false];
const BUTTONS = ["focus", "always", "none"];
const TIMES = {
  expand: 0.25, collapse: 0.4, minimumVisible: 0.5, messageHold: 0.6, failureHold: 4, turn: 0.25,
};
const TRIGGERS = ["release", "reach", "within", "viewports", "tap", "hand"];
const WITHIN = 2, VIEWPORTS = 3;

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
  const { backToTop, mouse = false, wheel = WHEELS[0], texts = {}, times = {}, refreshButton = BUTTONS[0], feed = false, hasMore } = given;
  const edges = readEdges(given);
  demand(edges.length || backToTop, "options", `an object with one of onRefresh, onLoadMore, ${EDGES.join(", ")} or backToTop`, options);
  demand(getComputedStyle(node).writingMode === "horizontal-tb", "element", "an element whose writing-mode is horizontal-tb", element);
  demand(!isReversed(node, given), "element", "a list whose rows do not run in reverse, or such rows in an element of their own", element);
  demand(typeof mouse === "boolean", "mouse", "true or false", mouse);
  demand(isModule(given.module), "module", "a URL, the bytes of the module, or a WebAssembly.Module", given.module);
  demandOneOf(WHEELS, "wheel", wheel);
  demandOneOf(BUTTONS, "refreshButton", refreshButton);
  demand(["undefined", "boolean", "function"].includes(typeof hasMore), "hasMore", "true, false or a function", hasMore);
  return /** @type {ListOptions} */ ({
    scroller: isPage ? document.scrollingElement : element, isPage, ...Object.fromEntries(edges),
    backToTop: backToTop ? readBackToTop(/** @type {GivenBackToTop} */ (backToTop)) : undefined,
    mouse, wheel, refreshButton, hasMore, feed: readFeed(feed, isPage), english: ENGLISH,
    texts: readTexts({ ...Object(defaults.texts), ...Object(texts) }, texts),
    times: { ...TIMES, ...readTable("times", defaults.times ?? {}, TIMES), ...readTable("times", times, TIMES) },
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
];

/**
 * @param {object} object
 * @param {unknown} value
 */
function boundTo(object, value) {
  return typeof value === "function" ? value.bind(object) : value;
}

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
function readEdges({ onRefresh, onLoadMore, ...options }) {
  /** @type {Partial<Record<Edge, unknown>>} */
  const handlers = { top: onRefresh, bottom: onLoadMore };
  demandHandler("onRefresh", onRefresh);
  demandHandler("onLoadMore", onLoadMore);
  return EDGES.filter((edge) => options[edge] || handlers[edge])
    .map((edge) => [edge, readEdge(edge, options[edge] ?? {}, handlers[edge])]);
}

/**
 * @param {string} name
 * @param {unknown} handler
 */
function demandHandler(name, handler) {
  demand(["undefined", "function"].includes(typeof handler), name, "a function", handler);
}

/**
 * @param {Edge} edge
 * @param {unknown} given
 * @param {unknown} handler The function among the list's options.
 */
function readEdge(edge, given, handler) {
  demandObject(edge, given);
  const isStart = edge === "top" || edge === "leading";
  const {
    indicator = edge === "top" ? "classic" : "spinner", hold, lastUpdatedKey, onRefresh, onLoadMore, past = 54, within, fadesWithPull = true,
    purpose = onLoadMore || (!isStart && !onRefresh) ? "load" : "refresh",
  } = /** @type {GivenEdge} */ (given);
  demandOneOf(["refresh", "load"], `${edge}.purpose`, purpose);
  const isLoad = purpose === "load";
  const isNear = within === undefined && (!isLoad || /** @type {GivenEdge} */ (given).past !== undefined);
  const { trigger = isNear ? "release" : "within" } = /** @type {GivenEdge} */ (given);
  const own = readOwn(`${edge}.indicator`, indicator);
  const frames = own ? undefined : readFrames(`${edge}.indicator`, indicator);
  const look = own || frames ? "frames" : String(indicator);
  demandOneOf(INDICATORS, `${edge}.indicator`, look);
  demandOneOf(TRIGGERS.filter((each) => each !== "viewports"), `${edge}.trigger`, trigger);
  const handlers = readHandlers(edge, /** @type {GivenEdge} */ (given), isLoad ? "onLoadMore" : "onRefresh", handler);
  demandLength(`${edge}.past`, past);
  if (hold !== undefined) demandLength(`${edge}.hold`, hold);
  demand(["string", "undefined"].includes(typeof lastUpdatedKey), `${edge}.lastUpdatedKey`, "a string", lastUpdatedKey);
  demand(typeof fadesWithPull === "boolean", `${edge}.fadesWithPull`, "true or false", fadesWithPull);
  const [length, isInViewports] = readDistance(`${edge}.within`, within ?? 300);
  const isNearness = trigger === "within";
  const number = TRIGGERS.indexOf(/** @type {string} */ (trigger));
  const extent = typeof own === "object" ? own.extent ?? OWN_EXTENT : OWN_EXTENT;
  return /** @type {EdgeSettings} */ ({
    trigger: isNearness && isInViewports ? VIEWPORTS : number, distance: isNearness ? length : past,
    purpose: Number(isLoad), isInline: Number(isLoad && number >= WITHIN), hold: hold ?? -1, extent: own ? extent : -1, isPresent: 1,
    indicator: own ? OWN : INDICATORS.indexOf(look), own, frames, lastUpdatedKey, ...handlers,
    fades: fadesWithPull && number < WITHIN, showsTime: look === INDICATORS[0] || lastUpdatedKey !== undefined,
  });
}

/**
 * Reads the functions of an edge: its own, or the one among the list's options.
 * @param {Edge} edge
 * @param {GivenEdge} given
 * @param {"onLoadMore" | "onRefresh"} name
 * @param {unknown} handler
 * @returns {import("./actions.js").Handlers}
 */
function readHandlers(edge, given, name, handler) {
  const own = [given[name], given.fetch, given.apply];
  const kinds = own.map((each) => typeof each).join();
  if (handler) {
    demand(kinds === "undefined,undefined,undefined", `${edge}.${name}`, `left out where there is ${name}, as fetch and apply`, own[0]);
    return { action: /** @type {import("./overscroll.js").Action} */ (handler) };
  }
  demand(["function,undefined,undefined", "undefined,function,function"].includes(kinds), `${edge}.${name}`,
    `a function, or left out where ${edge}.fetch and ${edge}.apply are functions`, own[0]);
  const [action, fetch, apply] = own.map((each) => boundTo(given, each));
  return /** @type {import("./actions.js").Handlers} */ ({ action, fetch, apply });
}

/**
 * Reads a distance: its length, and whether that is in viewports.
 * @param {string} name
 * @param {unknown} given
 * @returns {ReadDistance}
 */
function readDistance(name, given) {
  const isInViewports = typeof given === "object" && given !== null;
  const number = isInViewports ? /** @type {{ viewports?: unknown }} */ (given).viewports : given;
  demandLength(isInViewports ? `${name}.viewports` : name, number);
  return [/** @type {number} */ (number), Number(isInViewports)];
}

/** @param {GivenBackToTop} given */
function readBackToTop({ after = { viewports: 2 }, companion }) {
  demand(companion === undefined || companion instanceof HTMLElement, "backToTop.companion", "an HTML element", companion);
  return { after: readDistance("backToTop.after", after), companion };
}

/**
 * The page has to pass the container if the window scrolls.
 * @param {unknown} given
 * @param {boolean} isPage
 */
function readFeed(given, isPage) {
  if (!given) return undefined;
  const feed = given === true ? {} : /** @type {GivenFeed} */ (given);
  demandObject("feed", feed);
  const { container, size, label } = feed;
  demand(container instanceof HTMLElement || (!isPage && container === undefined), "feed.container", "the HTML element whose children are the articles", container);
  demand(size === undefined || Number.isInteger(size) || typeof size === "function", "feed.size", "a whole number or a function", size);
  demand(label === undefined || typeof label === "string", "feed.label", "a string", label);
  return { container, size: boundTo(feed, size), label };
}

/** @param {unknown} module */
function isModule(module) {
  if (module === undefined || typeof module === "string" || ArrayBuffer.isView(module)) return true;
  return [URL, ArrayBuffer, globalThis.WebAssembly?.Module].some((kind) => kind && module instanceof kind);
}

/**
 * Reads the page's own indicator; undefined for an indicator of the library.
 * @param {string} name
 * @param {unknown} indicator
 * @returns {EdgeParts["own"]}
 */
function readOwn(name, indicator) {
  if (typeof indicator === "function") return /** @type {EdgeParts["own"]} */ (indicator);
  if (!Object(indicator).element) return undefined;
  const { element, extent = OWN_EXTENT, update } = /** @type {GivenIndicator} */ (indicator);
  demand(element instanceof Element, `${name}.element`, "an element", element);
  demand(typeof update === "function", `${name}.update`, "a function", update);
  demandLength(`${name}.extent`, extent);
  return /** @type {OwnIndicator} */ (indicator);
}

/**
 * Reads the pictures of an indicator; undefined if it has none.
 * @param {string} name
 * @param {unknown} indicator
 */
function readFrames(name, indicator) {
  if (typeof indicator === "string") return undefined;
  demandObject(name, indicator);
  const { frames } = /** @type {{ frames?: unknown }} */ (indicator);
  demandObject(`${name}.frames`, frames);
  for (const [key, value] of Object.entries(/** @type {Table} */ (frames))) {
    // After a failure the edge shows a text and no picture.
    demandOneOf([...PHASES.slice(0, -1), "fps"], `${name}.frames.${key}`, key);
    if (key === "fps") demand(Number(value) > 0 && Number.isFinite(value), `${name}.frames.fps`, "a number above 0", value);
    else demand([value].flat().every(isPicture), `${name}.frames.${key}`, "a URL, a Blob, an ArrayBuffer, or a list of them", value);
  }
  return /** @type {Frames} */ (frames);
}

/** @param {unknown} value */
function isPicture(value) {
  return typeof value === "string" || [URL, Blob, ArrayBuffer].some((kind) => value instanceof kind);
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
 * @param {string} name
 * @param {unknown} value
 */
function demandObject(name, value) {
  demand(typeof value === "object" && value, name, "an object", value);
}

/**
 * @param {unknown[]} list
 * @param {string} name
 * @param {unknown} value
 */
function demandOneOf(list, name, value) {
  demand(list.includes(value), name, `one of ${list.join(", ")}`, value);
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function demandLength(name, value) {
  demand(Number.isFinite(value) && Number(value) >= 0, name, "a number, 0 or more", value);
}

/**
 * @param {unknown} isRight
 * @param {string} name
 * @param {string} what
 * @param {unknown} value
 */
function demand(isRight, name, what, value) {
  if (isRight) return;
  throw new TypeError(`Overscroll: ${name} must be ${what}, not ${typeof value === "string" ? JSON.stringify(value) : String(value)}`);
}

/**
 * Writes the options to the block, where the module reads them.
 * @param {Float64Array} numbers
 * @param {ListOptions} options
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
}

/**
 * @template {string} Name
 * @param {Record<Name, number>} table
 */
function entries(table) {
  return /** @type {[Name, number][]} */ (Object.entries(table));
}
