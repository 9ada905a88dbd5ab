// @ts-check
// Reads all options: checks them, and completes them with defaults. An invalid option is a TypeError with its name and valid
// values, and a name that does not exist is a warning. Loaded when a list has more options than `simple-options.js` reads.
import { EDGES, INDICATORS, Option, PHASES, Purpose, Trigger } from "../engine/block-layout.js";
import { ask, callPage } from "../page/page-code.js";
import { ENGLISH } from "../wording/words.js";
import { boundTo, BUTTON, DURATIONS, FEATURES, isModule, isReversed, isWholePage, NAMES, OVER, PAGES, PULL, WHEEL } from "./simple-options.js";
import { between, check, checkFlag, checkNumber, checkObject, checkOneOf, COUNT, POSITIVE, secondsTo, warnOfUnknown } from "./validate.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Phase} Phase */
/** @typedef {import("../overscroll.js").Result} Result */
/** @typedef {import("../overscroll.js").FeedOptions} FeedOptions */
/** @typedef {import("../overscroll.js").Frames} Frames */
/** @typedef {import("../overscroll.js").OwnIndicator} OwnIndicator */
/** @typedef {import("../overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("../overscroll.js").RetryPolicy} RetryPolicy */
/** @typedef {import("../wording/texts.js").Words} Words */

/**
 * An object of the page whose values are not checked yet. Only declared names can be read from it.
 * @template Declared
 * @typedef {{ [Name in keyof Declared]?: unknown }} Unchecked
 */

/** @typedef {import("../overscroll.js").Look & import("../overscroll.js").Rule & import("../overscroll.js").Steps<unknown>} LookAndRule */
/** @typedef {Unchecked<LookAndRule & { onRefresh: unknown, onLoadMore: unknown }>} GivenEdge */
/** @typedef {Unchecked<OwnIndicator>} GivenIndicator */
/**
 * The options of an edge: the engine's numbers by their names in `Option`, and the script's parts.
 * @typedef {{ [Name in keyof typeof Option]: number } & import("../list/runs.js").Handlers & EdgeParts} EdgeSettings
 */

/**
 * @typedef {object} EdgeParts
 * @property {OwnIndicator | ((state: IndicatorState) => string | Node | null | undefined)} [own]
 * @property {Frames} [frames]
 * @property {import("../overscroll.js").Classic} [iconImages] The images of the indicator "classic".
 * @property {HTMLElement} [container]
 * @property {string} [lastUpdatedKey]
 * @property {Date | null} [lastUpdated]
 * @property {number} [refreshWhenOlder]
 * @property {(failures: number, error: unknown, signal: AbortSignal) => Promise<boolean>} [awaitRetry] Waits for the next attempt after a
 *   number of failures; false if there is none.
 * @property {"automatic" | "always" | "never"} [anchoring]
 * @property {() => unknown} [shouldArm]
 * @property {boolean} [freezesContent]
 * @property {boolean} [showsActivity] Whether the page runs a refresh itself.
 * @property {number} [alpha] The opacity of the indicator.
 * @property {number} [automaticPages]
 * @property {boolean} [hasPermissions] Whether one of the four options before has been set.
 * @property {(old: import("../overscroll.js").Phase, phase: import("../overscroll.js").Phase) => unknown} [onPhaseChange]
 * @property {(result: import("../overscroll.js").Result) => unknown} [onEnd]
 * @property {boolean} disabled
 * @property {boolean} hidden
 * @property {boolean} fades
 * @property {boolean} showsTime
 */

/** @typedef {[length: number, unit: number]} ReadDistance A length, and its unit: 0 pixels, 1 viewports, 2 rows. */

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
 * @property {number} concurrency The number of the policy.
 * @property {number} [damping]
 * @property {number} [maximumPull]
 * @property {FeedOptions} [feed]
 * @property {Reading} [reading]
 * @property {boolean | ((edge: Edge) => boolean)} [hasMore]
 * @property {View} [emptyView]
 * @property {View | boolean} failureView
 * @property {boolean | (() => boolean)} [isEmpty]
 * @property {typeof ENGLISH} english
 * @property {Partial<Words>} texts
 * @property {typeof DURATIONS} durations
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

/**
 * How a list keeps its reading position. The functions are checked.
 * @typedef {import("../overscroll.js").ReadingPosition & import("../overscroll.js").Chat & { isChat: boolean }} Reading
 */

// The options of a list

const WHEELS = [WHEEL, "always", false];
const BUTTONS = [BUTTON, "always", "none"];
const INLINE = 1; // the placement of an indicator after the rows
const WORDED = ["classic", "text", "lines"]; // the indicators that show a text for each result
const CONCURRENCY = ["refreshCancelsLoads", "oneAtATime", "independent"];

// Longer times would be milliseconds, or a date in seconds.
const MINUTE = secondsTo(60), MINUTES = secondsTo(600), HOUR = secondsTo(3600), MONTH = secondsTo(30 * 24 * 3600);
const LONG = ["failureDuration", "timeout"]; // the durations that may be longer than a minute
const YEAR_1973 = 1e11; // milliseconds since 1970

const DIVIDER = "unreadDivider"; // a function of a chat, or a text

/** The functions of both a reading position and a chat. */
const ROWS = ["id", "ids", "offset", "replaces", "onAnchorChange", "onVisibleRowsChange"];
/** The choices of a reading position and of a chat, the default first, and their functions. */
const READING = { choices: { atStart: ["showsNewRows", "keepsRow"] }, functions: [...ROWS, "newRowsText", "newRowsAbove"] };
const CHAT = {
  choices: { follow: ["atEnd", "ownRows", "newestOwnAtTop"], keyboard: ["moves", "covers"] },
  functions: [...ROWS, "newRowsText", "firstUnread", "isOwn", DIVIDER],
};

/**
 * Checks the arguments of `attach`. An invalid option is a TypeError with its name and valid values.
 * @param {unknown} element
 * @param {unknown} options
 * @param {Given} defaults
 * @param {Given} given The options, with the defaults.
 * @returns {ListOptions}
 */
export function readOptions(element, options, defaults, given) {
  check(element instanceof HTMLElement, "element", "an HTML element that scrolls, or document.body for the window", element);
  const node = /** @type {HTMLElement} */ (element);
  check(node.isConnected, "element", "in the document", element);
  const isPage = isWholePage(node);
  check(isPage || node.parentElement, "element", "in a parent that clips it", element);
  checkObject("options", options);
  warnOfUnknown("", given, NAMES, EDGE_NAMES);
  const {
    backToTop, mouse = false, wheel = WHEELS[0], texts = {}, durations = {}, refreshButton = BUTTONS[0], feed = false, hasMore, concurrency = CONCURRENCY[0],
  } = given;
  const edges = readEdges(given);
  check(edges.length || FEATURES.some((name) => given[name]), "options", `an object with one of onRefresh, onLoadMore, ${[...EDGES, ...FEATURES].join(", ")}`, namesOf(options));
  check(getComputedStyle(node).writingMode === "horizontal-tb", "element", "an element whose writing-mode is horizontal-tb", element);
  check(!runsInReverse(node, given), "element", "a list whose rows do not run in reverse, or such rows in an element of their own", element);
  checkDefaults(given);
  const { signal } = given;
  check(signal === undefined || signal === null || typeof Object(signal).addEventListener === "function", "signal", "an AbortSignal", signal);
  check(["undefined", "boolean", "function"].includes(typeof hasMore), "hasMore", "true, false or a function", hasMore);
  const { onPhaseChange, onEnd, isCancellation, emptyView, failureView = true, isEmpty } = given;
  const code = { onPhaseChange, onEnd, isCancellation, emptyView, failureView, isEmpty };
  for (const name of /** @type {const} */ (["onPhaseChange", "onEnd", "isCancellation"])) checkHandler(name, code[name]);
  checkView("emptyView", code.emptyView);
  if (typeof code.failureView !== "boolean") checkView("failureView", code.failureView);
  check(["undefined", "boolean", "function"].includes(typeof code.isEmpty), "isEmpty", "true, false or a function", code.isEmpty);
  return /** @type {ListOptions} */ ({
    scroller: isPage ? document.scrollingElement : element, isPage, ...Object.fromEntries(edges),
    backToTop: backToTop ? readBackToTop(/** @type {GivenBackToTop} */ (backToTop)) : undefined,
    ...code, mouse, wheel, refreshButton, hasMore, concurrency: CONCURRENCY.indexOf(/** @type {string} */ (concurrency)), feed: readFeed(feed, isPage), english: ENGLISH, ...readResistance(given),
    reading: readReading("chat", given.chat, true) ?? readReading("readingPosition", given.readingPosition, false),
    texts: readTexts({ ...Object(defaults.texts), ...Object(texts) }, texts),
    durations: readDurations({ resultDuration: edges.some(([, each]) => showsResult(each)) ? DURATIONS.resultDuration : 0 }, defaults.durations ?? {}, durations),
  });
}

/**
 * Checks what `configure` can set for all lists.
 * @param {Given} given
 */
export function checkDefaults({
  mouse = false, wheel = WHEELS[0], refreshButton = BUTTONS[0], concurrency = CONCURRENCY[0], module, indicator, texts = {}, durations = {}, ...given
}) {
  checkFlag("mouse", mouse);
  check(isModule(module), "module", "a URL, the bytes of the module, or a WebAssembly.Module", module);
  checkOneOf(WHEELS, "wheel", wheel);
  checkOneOf(BUTTONS, "refreshButton", refreshButton);
  checkOneOf(CONCURRENCY, "concurrency", concurrency);
  if (indicator) readEdge("top", { onRefresh() {} }, undefined, indicator);
  readTexts(Object(texts), texts);
  readDurations(durations);
  readResistance(given);
}

/**
 * Whether an indicator beside the content has a text for a result.
 * @param {EdgeSettings} settings
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
 * @returns {[Edge, EdgeSettings][]}
 */
function readEdges({ onRefresh, onLoadMore, indicator, ...options }) {
  /** @type {Partial<Record<Edge, unknown>>} */
  const handlers = { top: onRefresh, bottom: onLoadMore };
  checkHandler("onRefresh", onRefresh);
  checkHandler("onLoadMore", onLoadMore);
  return EDGES.filter((edge) => options[edge] || handlers[edge])
    .map((edge) => [edge, readEdge(edge, options[edge] ?? {}, handlers[edge], indicator)]);
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
function checkHandler(name, handler) {
  check(["undefined", "function"].includes(typeof handler), name, "a function", handler);
}

/**
 * A function of the page that returns undefined where it throws, or returns a promise although its answer is needed at once.
 * @param {object} object
 * @param {unknown} value
 * @param {string} name The name of the option; empty for a listener, whose answer is not used.
 */
function guarded(object, value, name) {
  const code = boundTo(object, value);
  return typeof code === "function" ? (/** @type {unknown[]} */ ...values) => (name ? ask(name, code, ...values) : callPage(code, ...values)) : code;
}

/**
 * @param {string} name
 * @param {unknown} view
 */
function checkView(name, view) {
  const isView = ["undefined", "string", "function"].includes(typeof view) || view instanceof Node;
  check(isView, name, "a text, a node or a function", view);
}

/** @param {GivenBackToTop} given */
function readBackToTop(given) {
  warnOfUnknown("backToTop.", given, ["after", "companion"]);
  const { after = { viewports: 2 }, companion } = given;
  check(companion === undefined || companion instanceof HTMLElement, "backToTop.companion", "an HTML element", companion);
  return { after: readDistance("backToTop.after", after, ["viewports"]), companion };
}

/**
 * Reads the page's own texts.
 * @param {GivenTexts} texts
 * @param {unknown} original The option itself, which may not be an object.
 * @returns {Partial<Words>}
 */
function readTexts({ lastUpdated = "", ...given }, original) {
  checkObject("texts", original);
  check(["string", "function"].includes(typeof lastUpdated), "texts.lastUpdated", "a string or a function", lastUpdated);
  readTable("texts", given, ENGLISH);
  return /** @type {Partial<Words>} */ (lastUpdated ? { ...given, lastUpdated } : given);
}

/**
 * Reads durations; later ones replace earlier ones.
 * @param {unknown[]} given
 * @returns {typeof DURATIONS}
 */
export function readDurations(...given) {
  return Object.assign({}, DURATIONS, ...given.map((each) => readTable("durations", each, DURATIONS)));
}

/**
 * @param {string} name
 * @param {unknown} given
 * @param {Record<string, unknown>} usual
 */
function readTable(name, given, usual) {
  checkObject(name, given);
  const table = /** @type {Table} */ (given);
  for (const [key, value] of Object.entries(table)) {
    const kind = typeof usual[key];
    checkOneOf(Object.keys(usual), `${name}.${key}`, key);
    if (kind === "number") checkNumber(`${name}.${key}`, value, LONG.includes(key) ? MINUTES : MINUTE);
    else check(typeof value === kind, `${name}.${key}`, `a ${kind}`, value);
  }
  return table;
}

/**
 * The page has to pass the container if the window scrolls.
 * @param {unknown} given
 * @param {boolean} isPage
 */
function readFeed(given, isPage) {
  if (!given) return undefined;
  const feed = given === true ? {} : /** @type {Unchecked<import("../overscroll.js").FeedOptions>} */ (given);
  checkObject("feed", feed);
  warnOfUnknown("feed.", feed, ["container", "size", "label"]);
  const { container, size, label } = feed;
  check(container instanceof HTMLElement || (!isPage && container === undefined), "feed.container", "the HTML element whose children are the articles", container);
  if (size !== undefined && typeof size !== "function") checkNumber("feed.size", size, ["a whole number or a function", Number.isInteger]);
  check(label === undefined || typeof label === "string", "feed.label", "a string", label);
  return { container, size: guarded(feed, size, "feed.size"), label };
}

/**
 * @param {"chat" | "readingPosition"} name
 * @param {unknown} given
 * @param {boolean} isChat
 * @returns {Reading | undefined}
 */
function readReading(name, given, isChat) {
  if (!given) return undefined;
  const { choices, functions } = isChat ? CHAT : READING;
  check(given === true || typeof given === "object", name, "true or an object", given);
  const { anchor, ...options } = /** @type {Table} */ (given === true ? {} : given);
  /** @type {Table} */
  const reading = { isChat, anchor: readAnchor(anchor) };
  for (const [key, [usual]] of Object.entries(choices)) reading[key] = usual;
  for (const [key, value] of Object.entries(options)) {
    checkOneOf([...Object.keys(choices), "anchor", ...functions], `${name}.${key}`, key);
    const values = /** @type {Record<string, string[]>} */ (choices)[key];
    if (key === DIVIDER) check(["undefined", "string", "function"].includes(typeof value), `${name}.${key}`, "a text or a function", value);
    else if (!values) checkHandler(`${name}.${key}`, value);
    else if (value !== undefined) checkOneOf(values, `${name}.${key}`, value);
    const code = () => guarded(options, value, key.startsWith("on") ? "" : `${name}.${key}`);
    if (value !== undefined) reading[key] = values ? value : code();
  }
  if (CHAT.choices.follow.indexOf(/** @type {string} */ (reading.follow)) > 0) check(reading.isOwn, `${name}.isOwn`, "a function, which this mode of following needs", reading.isOwn);
  return /** @type {Reading} */ (/** @type {unknown} */ (withOwnIDs(reading)));
}

/**
 * Identities are compared as texts. The page's functions get numbers if its own identities are numbers.
 * @param {Record<string, any>} reading
 */
function withOwnIDs(reading) {
  let areNumbers = false;
  const { id, ids, onVisibleRowsChange, onAnchorChange } = reading;
  const noted = (/** @type {unknown} */ given) => {
    if (given !== undefined) areNumbers = typeof given === "number";
    return given;
  };
  const own = (/** @type {unknown} */ text) => (areNumbers && typeof text === "string" ? Number(text) : text);
  if (id) reading.id = (/** @type {Element} */ node) => noted(id(node));
  if (ids) reading.ids = () => {
    const all = ids();
    noted(all?.[0]);
    return all;
  };
  for (const name of ["offset", "replaces", "isOwn"]) {
    const asked = reading[name];
    if (asked) reading[name] = (/** @type {unknown} */ text) => asked(own(text));
  }
  if (onVisibleRowsChange) reading.onVisibleRowsChange = (/** @type {unknown[]} */ rows) => onVisibleRowsChange(rows.map(own));
  if (onAnchorChange) reading.onAnchorChange = (/** @type {{ id: unknown }} */ place) => onAnchorChange({ ...place, id: own(place.id) });
  return reading;
}

/**
 * Reads a place that the page has stored. One that it does not have, or that has another form, is none.
 * @param {unknown} given
 */
function readAnchor(given) {
  const { id, offset } = /** @type {Table} */ (given ?? {});
  return ["string", "number"].includes(typeof id) && Number.isFinite(offset) ? /** @type {import("../overscroll.js").ReadingAnchor} */ (given) : undefined;
}

/**
 * Reads how far and how easily the content of a list is pulled. `WebBlock+Options.swift` limits the distance of an edge to the longest pull.
 * @param {Given} given
 */
function readResistance({ damping, maximumPull }) {
  if (damping !== undefined) checkNumber("damping", damping, ["a number above 0, at most 1", (number) => number > 0 && number <= 1]);
  if (maximumPull !== undefined) checkNumber("maximumPull", maximumPull, POSITIVE);
  return { damping: /** @type {number | undefined} */ (damping), maximumPull: /** @type {number | undefined} */ (maximumPull) };
}

// The options of an edge

// Passes pictures that are never drawn: the engine then requests frames as if they played, and reports every pull.
const OWN = INDICATORS.length;
const OWN_EXTENT = 54; // the default of the indicators, except "lines"
const LINES_PAGE = 60; // the length of "lines" while a page loads
const HIDDEN = "hidden", PICTURES = "frames";
const UNITS = ["viewports", "items"];
const TRIGGERS = Object.keys(Trigger).filter((each) => !UNITS.includes(each));

const PLACEMENTS = ["outside", "inline", "inlineAtEnd", "over", "behind"];
const TRANSPARENT = 0.01; // the opacity at which a list counts as transparent, as in UIKit
/** @type {import("./validate.js").Numbers} */
const PAGES_IN_A_ROW = ["a whole number, 1 or more", (number) => number >= 1 && Number.isInteger(number)];
const ANCHORING = ["automatic", "always", "never"];
const CLASSIC = 0;

/**
 * The length of an indicator that is as long as its pictures are high, once they are loaded.
 * @type {WeakMap<Frames, number>}
 */
export const HEIGHTS = new WeakMap();

/**
 * Options whose values have numbers: the name, the place in `Option`, the values, and the number of the first one.
 * @type {[keyof GivenEdge, keyof EdgeSettings, unknown[], number][]}
 */
const CHOICES = [
  ["placement", "placement", PLACEMENTS, 0], ["visibility", "visibility", ["always", "withContent", "beyondViewport"], 1],
  ["rearmPolicy", "rearmsAfterUpdate", ["contentGrows", "update"], 0], ["triggersDuringDeceleration", "triggersDuringDeceleration", [true, false], 1],
  ["loadsOnRelease", "loadsOnRelease", [false, true], 0],
];

/**
 * Options that are numbers: the name, the place in `Option`, the valid values, and the written number for 0 and for 1.
 * @type {[keyof GivenEdge, keyof EdgeSettings, import("./validate.js").Numbers, number, number][]}
 */
const AMOUNTS = [
  ["maximumPagesToFillViewport", "maximumPagesToFillViewport", between(0, 254, true), 1, 2], ["maximumPerDrag", "maximumPerDrag", between(1, 255, true), 0, 1],
  ["releaseHysteresis", "releaseSlack", between(0, 1), 1, 0],
];

/** @type {(keyof GivenEdge)[]} */
const EDGE_NAMES = [
  "onRefresh", "onLoadMore", "fetch", "apply", "purpose", "trigger", "past", "within", "indicatorVisible", "scrollAnchoring", "disabled", "retryPolicy",
  "refreshWhenOlder", "shouldArm", "freezesContent", "onPhaseChange", "onEnd", "showsActivity", "lastUpdated", "lastUpdatedKey", "indicator", "container",
  "hidden", "hold", "fadesWithPull", "alpha", "automaticPages", ...CHOICES.map(([name]) => name), ...AMOUNTS.map(([name]) => name),
];

/** The parts of the indicator "classic": each of them has a bit in `Option.parts` that hides it. */
const CLASSIC_PARTS = ["showsArrow", "showsSpinner", "showsWords", "showsLastUpdated"];
const FRAMES_WORDS = 16;

/**
 * Whether an indicator has pictures or parts.
 * @param {unknown} indicator
 */
function isParted(indicator) {
  return indicator === PICTURES || typeof indicator === "object" && indicator !== null && !Object(indicator).element;
}

/**
 * Reads an edge.
 * @param {Edge} edge
 * @param {unknown} given
 * @param {unknown} handler The function among the list's options.
 * @param {unknown} usual The indicator among the list's options.
 * @returns {EdgeSettings}
 */
export function readEdge(edge, given, handler, usual) {
  const isStart = edge === "top" || edge === "leading";
  check(typeof given === "object" && given, edge, `an object such as { ${isStart ? "onRefresh" : "onLoadMore"} }`, given);
  warnOfUnknown(`${edge}.`, given, EDGE_NAMES);
  const {
    onRefresh, onLoadMore, past = PULL.distance, purpose = onLoadMore || (!isStart && !onRefresh) ? "load" : "refresh", disabled = false, hidden = false,
    indicator = usualIndicator(edge, usual),
  } = /** @type {GivenEdge} */ (given);
  checkOneOf(Object.keys(Purpose), `${edge}.purpose`, purpose);
  const isLoad = purpose === "load";
  checkNumber(`${edge}.past`, past);
  checkFlag(`${edge}.disabled`, disabled);
  checkFlag(`${edge}.hidden`, hidden);
  const [trigger, distance] = readTrigger(edge, /** @type {GivenEdge} */ (given), isLoad);
  const isPull = trigger < Trigger.within;
  return /** @type {EdgeSettings} */ ({
    isPresent: 1, trigger, distance: isPull ? past : distance, purpose: Number(isLoad), placement: Number(isLoad && !isPull), disabled, hidden,
    ...readLook(edge, /** @type {GivenEdge} */ (given), indicator, isPull, isLoad),
    ...readHandlers(edge, /** @type {GivenEdge} */ (given), isLoad ? "onLoadMore" : "onRefresh", handler),
    ...readParts(edge, /** @type {GivenEdge} */ (given)), ...readNumbers(edge, /** @type {GivenEdge} */ (given)),
  });
}

/**
 * Reads the trigger: its number, and its distance.
 * @param {Edge} edge
 * @param {GivenEdge} given
 * @param {boolean} isLoad
 * @returns {[trigger: number, distance: number]}
 */
function readTrigger(edge, given, isLoad) {
  const { within = PAGES.distance, indicatorVisible } = given;
  const isPull = given.within === undefined && (!isLoad || given.past !== undefined);
  check(isLoad || isPull || given.trigger, `${edge}.within`, "left out of a refresh, which begins with a pull", within);
  const { trigger = indicatorVisible !== undefined ? "indicatorVisible" : isPull ? "release" : "within" } = given;
  checkOneOf(TRIGGERS, `${edge}.trigger`, trigger);
  if (indicatorVisible !== undefined) checkNumber(`${edge}.indicatorVisible`, indicatorVisible, ["a number", () => true]);
  const [length, unit] = readDistance(`${edge}.within`, within, UNITS);
  if (trigger === "within") return [[Trigger.within, Trigger.viewports, Trigger.items][unit], length];
  return [Trigger[/** @type {keyof typeof Trigger} */ (trigger)], /** @type {number} */ (indicatorVisible ?? 1)];
}

/**
 * @param {Edge} edge
 * @param {GivenEdge} given
 * @param {unknown} indicator
 * @param {boolean} isPull
 * @param {boolean} isLoad
 */
function readLook(edge, { hold, fadesWithPull = true, lastUpdatedKey }, indicator, isPull, isLoad) {
  const own = readOwn(`${edge}.indicator`, indicator);
  const look = own || isParted(indicator) ? PICTURES : String(indicator);
  const isHidden = look === HIDDEN;
  if (!isHidden) checkOneOf([...INDICATORS, HIDDEN], `${edge}.indicator`, look);
  if (hold !== undefined) checkNumber(`${edge}.hold`, hold);
  check(["string", "undefined"].includes(typeof lastUpdatedKey), `${edge}.lastUpdatedKey`, "a string", lastUpdatedKey);
  checkFlag(`${edge}.fadesWithPull`, fadesWithPull);
  const ownExtent = typeof own === "object" ? own.extent ?? OWN_EXTENT : own ? OWN_EXTENT : -1;
  return {
    hold: hold ?? -1, extent: isHidden ? 0 : look === "lines" && isLoad ? LINES_PAGE : ownExtent, lastUpdatedKey,
    indicator: own || isHidden ? OWN : INDICATORS.indexOf(look), own: isHidden ? () => "" : own,
    fades: fadesWithPull && isPull, showsTime: look === INDICATORS[CLASSIC] || lastUpdatedKey !== undefined,
    ...(isParted(indicator) ? readParted(`${edge}.indicator`, indicator) : {}),
  };
}

/**
 * The indicator of an edge without one. A node can be at one edge only.
 * @param {Edge} edge
 * @param {unknown} usual
 */
function usualIndicator(edge, usual) {
  const isFirst = edge === EDGES[0];
  return usual && (isFirst || !Object(usual).element) ? usual : isFirst ? "classic" : "spinner";
}

/**
 * Reads the functions of an edge: its own, or the one among the list's options.
 * @param {Edge} edge
 * @param {GivenEdge} given
 * @param {"onLoadMore" | "onRefresh"} name
 * @param {unknown} handler
 * @returns {import("../list/runs.js").Handlers}
 */
function readHandlers(edge, given, name, handler) {
  const own = [given[name], given.fetch, given.apply];
  const kinds = own.map((each) => typeof each).join();
  if (handler) {
    check(kinds === "undefined,undefined,undefined", `${edge}.${name}`, `left out where there is ${name}, as fetch and apply`, own[0]);
    return { [name]: /** @type {import("../overscroll.js").Action} */ (handler) };
  }
  check(["function,undefined,undefined", "undefined,function,function"].includes(kinds), `${edge}.${name}`,
    `a function, or left out where ${edge}.fetch and ${edge}.apply are functions`, own[0]);
  const [action, fetch, apply] = own.map((each) => boundTo(given, each));
  return /** @type {import("../list/runs.js").Handlers} */ ({ [name]: action, fetch, apply });
}

/**
 * Reads a distance: its length and its unit.
 * @param {string} name
 * @param {unknown} given
 * @param {string[]} units The units that are allowed besides pixels.
 * @returns {ReadDistance}
 */
function readDistance(name, given, units) {
  const unit = units.findIndex((each) => Object(given)[each] !== undefined);
  check(unit >= 0 || typeof given !== "object" || !given, name, `a number of pixels, or ${units.map((each) => `{ ${each} }`).join(" or ")}`, namesOf(given));
  const number = unit < 0 ? given : /** @type {Table} */ (given)[units[unit]];
  checkNumber(unit < 0 ? name : `${name}.${units[unit]}`, number, units[unit] === "items" ? COUNT : undefined);
  return [/** @type {number} */ (number), unit + 1];
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
  check(element instanceof Element, `${name}.element`, "an element", element);
  check(typeof update === "function", `${name}.update`, "a function", update);
  checkNumber(`${name}.extent`, extent);
  return /** @type {OwnIndicator} */ (indicator);
}

/**
 * Reads the options that are single numbers for the engine.
 * @param {Edge} edge
 * @param {GivenEdge} given
 */
function readNumbers(edge, given) {
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const [name, place, values, first] of CHOICES) {
    const value = given[name];
    if (value === undefined) continue;
    checkOneOf(values, `${edge}.${name}`, value);
    numbers[place] = values.indexOf(value) + first;
  }
  for (const [name, place, valid, zero, one] of AMOUNTS) {
    const value = given[name];
    if (value === undefined) continue;
    checkNumber(`${edge}.${name}`, value, valid);
    numbers[place] = zero + Number(value) * (one - zero);
  }
  return numbers;
}

/**
 * Reads what the script itself uses.
 * @param {Edge} edge
 * @param {GivenEdge} given
 */
function readParts(edge, given) {
  const {
    lastUpdated, refreshWhenOlder, retryPolicy, container, scrollAnchoring = ANCHORING[0], shouldArm, freezesContent, showsActivity, alpha, automaticPages, onPhaseChange,
    onEnd,
  } = given;
  const date = typeof lastUpdated === "number" ? new Date(lastUpdated) : lastUpdated;
  if (date !== undefined && date !== null) check(date instanceof Date && Number(date) >= YEAR_1973, `${edge}.lastUpdated`, "a date after 1973, as a Date or in milliseconds since 1970, or null", lastUpdated);
  if (refreshWhenOlder !== undefined) checkNumber(`${edge}.refreshWhenOlder`, refreshWhenOlder, MONTH);
  checkOneOf(ANCHORING, `${edge}.scrollAnchoring`, scrollAnchoring);
  check(container === undefined || container instanceof HTMLElement, `${edge}.container`, "an HTML element", container);
  const hasPermissions = [freezesContent, showsActivity, alpha, automaticPages].some((each) => each !== undefined);
  if (alpha !== undefined) checkNumber(`${edge}.alpha`, alpha, between(0, 1));
  if (automaticPages !== undefined) checkNumber(`${edge}.automaticPages`, automaticPages, PAGES_IN_A_ROW);
  const opacity = Number(alpha ?? 1);
  for (const [name, handler] of Object.entries({ shouldArm, onPhaseChange, onEnd })) checkHandler(`${edge}.${name}`, handler);
  checkFlag(`${edge}.freezesContent`, freezesContent ?? false);
  checkFlag(`${edge}.showsActivity`, showsActivity ?? false);
  return {
    shouldArm: opacity > TRANSPARENT ? guarded(given, shouldArm, `${edge}.shouldArm`) : () => false, ...((shouldArm || opacity <= TRANSPARENT) && { asksToArm: 1 }),
    freezesContent, showsActivity, alpha, automaticPages, hasPermissions, onPhaseChange: boundTo(given, onPhaseChange), onEnd: boundTo(given, onEnd),
    lastUpdated: date, refreshWhenOlder, awaitRetry: readRetryPolicy(`${edge}.retryPolicy`, retryPolicy), anchoring: scrollAnchoring, container, ...(container ? { placement: OVER } : {}),
  };
}

/**
 * Reads how often a failed action is repeated, with a delay that doubles. All attempts belong to one run.
 * @param {string} name
 * @param {unknown} given
 * @returns {EdgeParts["awaitRetry"]}
 */
function readRetryPolicy(name, given) {
  if (given === undefined) return undefined;
  const policy = typeof given === "object" && given ? given : { count: given };
  if (policy !== given) checkNumber(name, given, COUNT);
  const { count, firstDelay = 1, longestDelay = 30, where } = /** @type {Unchecked<RetryPolicy>} */ (policy);
  warnOfUnknown(`${name}.`, policy, ["count", "firstDelay", "longestDelay", "where"]);
  checkNumber(`${name}.count`, count, COUNT);
  checkNumber(`${name}.firstDelay`, firstDelay, MINUTES);
  checkNumber(`${name}.longestDelay`, longestDelay, HOUR);
  checkHandler(`${name}.where`, where);
  return async (failures, error, signal) => {
    if (failures > Number(count) || (where && ask(`${name}.where`, /** @type {NonNullable<RetryPolicy["where"]>} */ (where), error) === false)) return false;
    await pause(Math.min(Number(firstDelay) * 2 ** (failures - 1), Number(longestDelay)) * 1000, signal);
    return !signal.aborted;
  };
}

/**
 * Resolves after a time, or when the run is cancelled.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}

/**
 * Reads an indicator with pictures, or with the parts of "classic". "frames" has the pictures of the library.
 * @param {string} name
 * @param {unknown} indicator
 */
function readParted(name, indicator) {
  const { frames, classic } = /** @type {{ frames?: unknown, classic?: unknown }} */ (indicator === "frames" ? { frames: {} } : indicator);
  if (classic) return { ...readClassic(`${name}.classic`, classic), indicator: CLASSIC, showsTime: true };
  checkObject(`${name}.frames`, frames);
  for (const [key, value] of Object.entries(/** @type {Table} */ (frames))) {
    const option = `${name}.frames.${key}`;
    // After a failure the edge shows a text and no picture.
    checkOneOf([...PHASES.slice(0, -1), "framesPerSecond", "showsWords", "extent"], option, key);
    if (key === "showsWords") checkFlag(option, value);
    else if (key === "framesPerSecond") checkNumber(option, value, POSITIVE);
    else if (key !== "extent") check([value].flat().every(isPicture), option, "a URL, a Blob, an ArrayBuffer, an image, or a list of them", value);
    else if (value !== "pictures") checkNumber(option, value, [`${POSITIVE[0]}, or "pictures"`, POSITIVE[1]]);
  }
  const { showsWords, extent } = /** @type {Frames} */ (frames);
  return { frames: /** @type {Frames} */ (frames), parts: showsWords ? FRAMES_WORDS : 0, extent: (HEIGHTS.get(/** @type {Frames} */ (frames)) ?? Number(extent)) || -1 };
}

/**
 * @param {string} name
 * @param {unknown} given
 */
function readClassic(name, given) {
  checkObject(name, given);
  const { labelInset, arrowImage, spinnerImage, ...shown } = /** @type {Table} */ (given);
  for (const [key, image] of Object.entries({ arrowImage, spinnerImage })) {
    check(["undefined", "string"].includes(typeof image), `${name}.${key}`, "a URL", image);
  }
  if (labelInset !== undefined) checkNumber(`${name}.labelInset`, labelInset);
  let parts = 0;
  for (const [key, value] of Object.entries(shown)) {
    checkOneOf([...CLASSIC_PARTS, "labelInset", "arrowImage", "spinnerImage"], `${name}.${key}`, key);
    checkFlag(`${name}.${key}`, value);
    if (!value) parts += 1 << CLASSIC_PARTS.indexOf(key);
  }
  const iconImages = arrowImage || spinnerImage ? /** @type {import("../overscroll.js").Classic} */ (given) : undefined;
  return { parts, iconImages, labelInset: labelInset === undefined ? 0 : Number(labelInset) + 1 };
}

/** @param {unknown} value */
function isPicture(value) {
  return typeof value === "string" || [URL, Blob, ArrayBuffer, HTMLImageElement, HTMLCanvasElement, ImageBitmap].some((kind) => value instanceof kind);
}
