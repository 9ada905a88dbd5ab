// @ts-check
// The options of an edge that few lists have. Loaded when a list has one of them.
import { PHASES } from "../engine/block-layout.js";
import { style } from "../layout/nodes.js";
import { changes } from "../layout/styles.js";
import { boundTo } from "./simple-options.js";
import { demand, demandFlag, demandLength, demandObject, demandOneOf } from "./validate.js";

export { addRare, requestRare } from "../list/rare-features.js";
export { retry } from "../list/runs.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Frames} Frames */
/** @typedef {import("./edge-options.js").EdgeSettings} EdgeSettings */
/** @typedef {import("./edge-options.js").GivenEdge} GivenEdge */
/** @typedef {Record<string, unknown>} Table */

const PLACEMENTS = ["outside", "inline", "inlineAtEnd", "over", "behind"];
const OVER = 3, WITHIN = 2;
const TRANSPARENT = 0.01; // the opacity at which a list counts as transparent, as in UIKit
const ANCHORING = ["automatic", "always", "never"];
const CLASSIC = 0;
const AT_START = ["showsNewRows", "keepsRow"];
const READING = ["id", "ids", "offset", "newRowsText"];

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
  ["rearm", "rearmsAfterUpdate", ["growth", "update"], 0], ["firesByFling", "firesByFling", [true, false], 1],
  ["firesOnRelease", "firesOnRelease", [false, true], 0],
];

/**
 * Options that are numbers: the name, the place in `Option`, the smallest and largest value, and the written number for
 * 0 and for 1.
 * @type {[keyof GivenEdge, keyof EdgeSettings, number, number, number, number][]}
 */
const AMOUNTS = [
  ["autoFill", "autoFill", 0, 254, 1, 2], ["maximumPerDrag", "maximumPerDrag", 1, 255, 0, 1],
  ["releaseHysteresis", "releaseSlack", 0, 1, 1, 0],
];

/** The parts of the indicator "classic": each of them has a bit in `Option.parts` that hides it. */
const CLASSIC_PARTS = ["arrow", "spinner", "words", "time"];
const FRAMES_WORDS = 16;

/**
 * Adds the rare options of an edge to the others.
 * @param {Edge} edge
 * @param {GivenEdge} given
 * @param {EdgeSettings} settings
 * @param {unknown} indicator An indicator with pictures or parts.
 * @returns {EdgeSettings}
 */
export function readRare(edge, given, settings, indicator) {
  const look = indicator ? readParted(`${edge}.indicator`, indicator) : {};
  return /** @type {EdgeSettings} */ ({ ...settings, ...look, ...readParts(edge, given), ...readNumbers(edge, given) });
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
    demandOneOf(values, `${edge}.${name}`, value);
    numbers[place] = values.indexOf(value) + first;
  }
  for (const [name, place, least, most, zero, one] of AMOUNTS) {
    const value = /** @type {number | undefined} */ (given[name]);
    if (value === undefined) continue;
    demand(value >= least && value <= most, `${edge}.${name}`, `a number from ${least} to ${most}`, value);
    numbers[place] = zero + value * (one - zero);
  }
  return numbers;
}

/**
 * Reads what the script itself uses.
 * @param {Edge} edge
 * @param {GivenEdge} given
 */
function readParts(edge, given) {
  const { lastUpdated, refreshWhenOlder, retries, container, scrollAnchoring = ANCHORING[0], shouldArm, freezesContent, refreshing, alpha } = given;
  const date = typeof lastUpdated === "number" ? new Date(lastUpdated) : lastUpdated;
  demand(!date || Number.isFinite(Number(date)), `${edge}.lastUpdated`, "a date, a number or null", lastUpdated);
  if (refreshWhenOlder !== undefined) demandLength(`${edge}.refreshWhenOlder`, refreshWhenOlder);
  if (retries !== undefined) demandLength(`${edge}.retries`, Object(retries).count ?? retries);
  demandOneOf(ANCHORING, `${edge}.scrollAnchoring`, scrollAnchoring);
  demand(container === undefined || container instanceof HTMLElement, `${edge}.container`, "an HTML element", container);
  const hasFeel = [shouldArm, freezesContent, refreshing, alpha].some((each) => each !== undefined);
  const opacity = /** @type {number} */ (alpha ?? 1);
  demand(opacity >= 0 && opacity <= 1, `${edge}.alpha`, "a number from 0 to 1", alpha);
  demand(["undefined", "function"].includes(typeof shouldArm), `${edge}.shouldArm`, "a function", shouldArm);
  demandFlag(`${edge}.freezesContent`, freezesContent ?? false);
  demandFlag(`${edge}.refreshing`, refreshing ?? false);
  return {
    shouldArm: opacity > TRANSPARENT ? boundTo(given, shouldArm) : () => false, freezesContent, refreshing, alpha, hasFeel,
    lastUpdated: date, refreshWhenOlder, retries, anchoring: scrollAnchoring, container, ...(container ? { placement: OVER } : {}), pin,
  };
}

/**
 * Reads an indicator with pictures, or with the parts of "classic". "frames" has the pictures of the library.
 * @param {string} name
 * @param {unknown} indicator
 */
function readParted(name, indicator) {
  const { frames, classic } = /** @type {{ frames?: unknown, classic?: unknown }} */ (indicator === "frames" ? { frames: {} } : indicator);
  if (classic) return { ...readClassic(`${name}.classic`, classic), indicator: CLASSIC, showsTime: true };
  demandObject(`${name}.frames`, frames);
  for (const [key, value] of Object.entries(/** @type {Table} */ (frames))) {
    const option = `${name}.frames.${key}`;
    // After a failure the edge shows a text and no picture.
    demandOneOf([...PHASES.slice(0, -1), "fps", "words", "extent"], option, key);
    if (key === "words") demandFlag(option, value);
    else if (key === "extent") demand(value === "pictures" || Number(value) > 0, option, 'a number above 0, or "pictures"', value);
    else if (key === "fps") demand(Number(value) > 0 && Number.isFinite(value), option, "a number above 0", value);
    else demand([value].flat().every(isPicture), option, "a URL, a Blob, an ArrayBuffer, an image, or a list of them", value);
  }
  const { words, extent } = /** @type {Frames} */ (frames);
  return { frames: /** @type {Frames} */ (frames), parts: words ? FRAMES_WORDS : 0, extent: (HEIGHTS.get(/** @type {Frames} */ (frames)) ?? Number(extent)) || -1 };
}

/**
 * @param {string} name
 * @param {unknown} given
 */
function readClassic(name, given) {
  demandObject(name, given);
  const { labelInset, arrowImage, spinnerImage, ...shown } = /** @type {Table} */ (given);
  for (const [key, image] of Object.entries({ arrowImage, spinnerImage })) {
    demand(["undefined", "string"].includes(typeof image), `${name}.${key}`, "a URL", image);
  }
  if (labelInset !== undefined) demandLength(`${name}.labelInset`, labelInset);
  let parts = 0;
  for (const [key, value] of Object.entries(shown)) {
    demandOneOf([...CLASSIC_PARTS, "labelInset", "arrowImage", "spinnerImage"], `${name}.${key}`, key);
    demandFlag(`${name}.${key}`, value);
    if (!value) parts += 1 << CLASSIC_PARTS.indexOf(key);
  }
  const signs = arrowImage || spinnerImage ? /** @type {import("../overscroll.js").Classic} */ (given) : undefined;
  return { parts, signs, labelInset: labelInset === undefined ? 0 : Number(labelInset) + 1 };
}

/** @param {unknown} value */
function isPicture(value) {
  return typeof value === "string" || [URL, Blob, ArrayBuffer, HTMLImageElement, HTMLCanvasElement, ImageBitmap].some((kind) => value instanceof kind);
}

/**
 * The page has to pass the container if the window scrolls.
 * @param {unknown} given
 * @param {boolean} isPage
 */
export function readFeed(given, isPage) {
  if (!given) return undefined;
  const feed = given === true ? {} : /** @type {import("./edge-options.js").Unchecked<import("../overscroll.js").FeedOptions>} */ (given);
  demandObject("feed", feed);
  const { container, size, label } = feed;
  demand(container instanceof HTMLElement || (!isPage && container === undefined), "feed.container", "the HTML element whose children are the articles", container);
  demand(size === undefined || Number.isInteger(size) || typeof size === "function", "feed.size", "a whole number or a function", size);
  demand(label === undefined || typeof label === "string", "feed.label", "a string", label);
  return { container, size: boundTo(feed, size), label };
}

/**
 * Reads the rare options of a list.
 * @param {import("./options.js").Given} given
 * @param {[Edge, EdgeSettings][]} edges
 */
export function readList(given, edges) {
  return { ...readResistance(given, edges), reading: readReading("chat", given.chat, true) ?? readReading("readingPosition", given.readingPosition, false) };
}

/**
 * How a list keeps its reading position. The functions are checked.
 * @typedef {import("../overscroll.js").ReadingPosition & import("../overscroll.js").Chat & { isChat: boolean }} Reading
 */

/**
 * @param {"chat" | "readingPosition"} name
 * @param {unknown} given
 * @param {boolean} isChat
 * @returns {Reading | undefined}
 */
function readReading(name, given, isChat) {
  if (!given) return undefined;
  const { atStart = isChat ? "keepsRow" : AT_START[0], ...functions } = given === true ? {} : /** @type {Table} */ (given);
  demandObject(name, Object(given) === given || given === true ? {} : given);
  demandOneOf(AT_START, `${name}.atStart`, atStart);
  /** @type {Table} */
  const reading = { isChat, atStart };
  for (const [key, value] of Object.entries(functions)) {
    demandOneOf(["atStart", ...READING, ...(isChat ? ["firstUnread"] : [])], `${name}.${key}`, key);
    demand(["undefined", "function"].includes(typeof value), `${name}.${key}`, "a function", value);
    reading[key] = boundTo(/** @type {Table} */ (given), value);
  }
  return /** @type {Reading} */ (/** @type {unknown} */ (reading));
}

/**
 * Reads how far and how easily the content of a list is pulled. An edge that no pull could arm is armed before the longest one.
 * @param {import("./options.js").Given} given
 * @param {[Edge, EdgeSettings][]} edges
 */
function readResistance({ damping, maximumPull }, edges) {
  demand(damping === undefined || (Number(damping) > 0 && Number(damping) <= 1), "damping", "a number above 0, at most 1", damping);
  demand(maximumPull === undefined || (Number(maximumPull) > 0 && Number.isFinite(maximumPull)), "maximumPull", "a number above 0", maximumPull);
  const longest = maximumPull === undefined ? Infinity : Number(maximumPull);
  for (const [, settings] of edges) if (settings.trigger < WITHIN) settings.distance = Math.min(settings.distance, longest - 1);
  return { damping: /** @type {number | undefined} */ (damping), maximumPull: /** @type {number | undefined} */ (maximumPull) };
}

const IN_CONTAINER = { insetInlineStart: "auto", left: "50%", top: "50%", translate: "-50% -50%" };

/**
 * Places an indicator that does not move with the content: in the middle of its container, or at the edge of the viewport,
 * as far as the content uncovers it.
 * @param {import("../layout/edge-place.js").EdgePlace} place
 * @param {number} covered The length of the part that is behind the content, in pixels.
 * @param {import("../layout/stage.js").Stage} stage
 */
export function pin(place, covered, stage) {
  if (!changes(place, "covered", covered)) return;
  const { box, container, isVertical, edge, names: { edges: [start] } } = place;
  if (container) {
    if (getComputedStyle(container).position === "static") stage.set(container, { position: "relative" });
    return style(box, IN_CONTAINER);
  }
  const isStart = edge === start;
  const side = isVertical ? (isStart ? 2 : 0) : isStart === stage.sign > 0 ? 1 : 3;
  const sides = [0, 0, 0, 0].map((_, index) => (index === side ? `${covered}px` : "0px"));
  style(box, { clipPath: covered ? `inset(${sides.join(" ")})` : "" });
}
