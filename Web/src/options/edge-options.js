// @ts-check
// The options of an edge. A part of `options.js`.
import { EDGES, INDICATORS, Option } from "../engine/block-layout.js";
import { boundTo, PAGES, PULL } from "./simple-options.js";
import { demand, demandFlag, demandLength, demandObject, demandOneOf } from "./validate.js";

/** @typedef {import("../overscroll.js").Edge} Edge */
/** @typedef {import("../overscroll.js").Frames} Frames */
/** @typedef {import("../overscroll.js").OwnIndicator} OwnIndicator */
/** @typedef {import("../overscroll.js").IndicatorState} IndicatorState */
/** @typedef {import("../overscroll.js").Retries} Retries */

/**
 * An object of the page whose values are not checked yet. Only declared names can be read from it.
 * @template Declared
 * @typedef {{ [Name in keyof Declared]?: unknown }} Unchecked
 */

/** @typedef {import("../overscroll.js").Look & import("../overscroll.js").Rule & import("../overscroll.js").Steps<unknown>} LookAndRule */
/** @typedef {Unchecked<LookAndRule & { onRefresh: unknown, onLoadMore: unknown }>} GivenEdge */
/** @typedef {Unchecked<OwnIndicator>} GivenIndicator */
/** @typedef {Record<string, unknown>} Table */

/**
 * The options of an edge: the engine's numbers by their names in `Option`, and the script's parts.
 * @typedef {{ [Name in keyof typeof Option]: number } & import("../list/runs.js").Handlers & EdgeParts} EdgeSettings
 */

/**
 * @typedef {object} EdgeParts
 * @property {OwnIndicator | ((state: IndicatorState) => string | Node | null | undefined)} [own]
 * @property {Frames} [frames]
 * @property {import("../overscroll.js").Classic} [signs] The images of the indicator "classic".
 * @property {HTMLElement} [container]
 * @property {string} [lastUpdatedKey]
 * @property {Date | null} [lastUpdated]
 * @property {number} [refreshWhenOlder]
 * @property {number | Retries} [retries]
 * @property {"automatic" | "always" | "never"} [anchoring]
 * @property {typeof import("./rare-options.js").pin} [pin]
 * @property {() => unknown} [shouldArm]
 * @property {boolean} [freezesContent]
 * @property {boolean} [refreshing] Whether the page runs a refresh itself.
 * @property {number} [alpha] The opacity of the indicator.
 * @property {boolean} [hasFeel] Whether one of the four options before has been set.
 * @property {(old: import("../overscroll.js").Phase, phase: import("../overscroll.js").Phase) => unknown} [onPhaseChange]
 * @property {(result: import("../overscroll.js").Result) => unknown} [onEnd]
 * @property {boolean} disabled
 * @property {boolean} hidden
 * @property {boolean} fades
 * @property {boolean} showsTime
 */

/** @typedef {[length: number, unit: number]} ReadDistance A length, and its unit: 0 pixels, 1 viewports, 2 rows. */

// Passes pictures that are never drawn: the engine then requests frames as if they played, and reports every pull.
const OWN = INDICATORS.length;
const OWN_EXTENT = 54; // the default of the indicators, except "lines"
const LINES_PAGE = 60; // the length of "lines" while a page loads
/** The options that `rare-options.js` reads. */
const RARE = /** @type {string[]} */ (
  "placement visibility rearm firesByFling firesOnRelease autoFill maximumPerDrag releaseHysteresis container lastUpdated refreshWhenOlder retries scrollAnchoring shouldArm freezesContent refreshing alpha damping maximumPull readingPosition chat".split(" "));
const HIDDEN = "hidden", PICTURES = "frames";
const UNITS = ["viewports", "items"];
const TRIGGERS = ["release", "reach", "within", "viewports", "tap", "hand", "items", "showing"];
const WITHIN = 2, VIEWPORTS = 3, ITEMS = 6;

/**
 * Whether `rare-options.js` has to be loaded before options are read.
 * @param {{ [Name in Edge | "indicator" | "feed"]?: unknown }} given
 */
export function needsRare(given) {
  const edges = [...EDGES.map((edge) => Object(given[edge])), given];
  return Boolean(given.feed || edges.some((edge) => RARE.some((name) => edge[name] !== undefined) || isParted(edge.indicator)));
}

/**
 * Whether an indicator has pictures or parts, which `rare-options.js` reads.
 * @param {unknown} indicator
 */
function isParted(indicator) {
  return indicator === PICTURES || typeof indicator === "object" && indicator !== null && !Object(indicator).element;
}

/**
 * @param {Edge} edge
 * @param {unknown} given
 * @param {unknown} handler The function among the list's options.
 * @param {unknown} usual The indicator among the list's options.
 * @param {import("./option-scripts.js").RareScript} [rare] The script for rare options, if one is given.
 * @returns {EdgeSettings}
 */
export function readEdge(edge, given, handler, usual, rare) {
  demandObject(edge, given);
  const isStart = edge === "top" || edge === "leading";
  const {
    onRefresh, onLoadMore, past = PULL.distance, purpose = onLoadMore || (!isStart && !onRefresh) ? "load" : "refresh", disabled = false, hidden = false,
    indicator = usualIndicator(edge, usual),
  } = /** @type {GivenEdge} */ (given);
  demandOneOf(["refresh", "load"], `${edge}.purpose`, purpose);
  const isLoad = purpose === "load";
  demandLength(`${edge}.past`, past);
  demandFlag(`${edge}.disabled`, disabled);
  demandFlag(`${edge}.hidden`, hidden);
  const [trigger, distance] = readTrigger(edge, /** @type {GivenEdge} */ (given), isLoad);
  const isPull = trigger < WITHIN;
  const settings = /** @type {EdgeSettings} */ ({
    isPresent: 1, trigger, distance: isPull ? past : distance, purpose: Number(isLoad), placement: Number(isLoad && !isPull), disabled, hidden,
    ...readLook(edge, /** @type {GivenEdge} */ (given), indicator, isPull, isLoad),
    ...readListeners(edge, /** @type {GivenEdge} */ (given)),
    ...readHandlers(edge, /** @type {GivenEdge} */ (given), isLoad ? "onLoadMore" : "onRefresh", handler),
  });
  return rare ? rare.readRare(edge, /** @type {GivenEdge} */ (given), settings, isParted(indicator) ? indicator : undefined) : settings;
}

/**
 * Reads the trigger: its number, and its distance.
 * @param {Edge} edge
 * @param {GivenEdge} given
 * @param {boolean} isLoad
 * @returns {[trigger: number, distance: number]}
 */
function readTrigger(edge, given, isLoad) {
  const { within, showing } = given;
  const isPull = within === undefined && (!isLoad || given.past !== undefined);
  const { trigger = showing !== undefined ? "showing" : isPull ? "release" : "within" } = given;
  demandOneOf(TRIGGERS.filter((each) => !UNITS.includes(each)), `${edge}.trigger`, trigger);
  demand(showing === undefined || Number.isFinite(showing), `${edge}.showing`, "a number", showing);
  const [length, unit] = readDistance(`${edge}.within`, within ?? PAGES.distance, UNITS);
  if (trigger === "within") return [[WITHIN, VIEWPORTS, ITEMS][unit], length];
  return [TRIGGERS.indexOf(/** @type {string} */ (trigger)), /** @type {number} */ (showing ?? 1)];
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
  if (!isHidden) demandOneOf([...INDICATORS, HIDDEN], `${edge}.indicator`, look);
  if (hold !== undefined) demandLength(`${edge}.hold`, hold);
  demand(["string", "undefined"].includes(typeof lastUpdatedKey), `${edge}.lastUpdatedKey`, "a string", lastUpdatedKey);
  demandFlag(`${edge}.fadesWithPull`, fadesWithPull);
  const ownExtent = typeof own === "object" ? own.extent ?? OWN_EXTENT : own ? OWN_EXTENT : -1;
  return {
    hold: hold ?? -1, extent: isHidden ? 0 : look === "lines" && isLoad ? LINES_PAGE : ownExtent, lastUpdatedKey,
    indicator: own || isHidden ? OWN : INDICATORS.indexOf(look), own: isHidden ? () => "" : own,
    fades: fadesWithPull && isPull, showsTime: look === INDICATORS[0] || lastUpdatedKey !== undefined,
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
    demand(kinds === "undefined,undefined,undefined", `${edge}.${name}`, `left out where there is ${name}, as fetch and apply`, own[0]);
    return { action: /** @type {import("../overscroll.js").Action} */ (handler) };
  }
  demand(["function,undefined,undefined", "undefined,function,function"].includes(kinds), `${edge}.${name}`,
    `a function, or left out where ${edge}.fetch and ${edge}.apply are functions`, own[0]);
  const [action, fetch, apply] = own.map((each) => boundTo(given, each));
  return /** @type {import("../list/runs.js").Handlers} */ ({ action, fetch, apply });
}

/**
 * Reads the functions that hear of an edge.
 * @param {Edge} edge
 * @param {GivenEdge} given
 */
function readListeners(edge, given) {
  const { onPhaseChange, onEnd } = given;
  for (const [name, listener] of Object.entries({ onPhaseChange, onEnd })) {
    demand(["undefined", "function"].includes(typeof listener), `${edge}.${name}`, "a function", listener);
  }
  return /** @type {Pick<EdgeParts, "onPhaseChange" | "onEnd">} */ ({ onPhaseChange: boundTo(given, onPhaseChange), onEnd: boundTo(given, onEnd) });
}

/**
 * Reads a distance: its length and its unit.
 * @param {string} name
 * @param {unknown} given
 * @param {string[]} units The units that are allowed besides pixels.
 * @returns {ReadDistance}
 */
export function readDistance(name, given, units) {
  const unit = units.findIndex((each) => Object(given)[each] !== undefined);
  const number = unit < 0 ? given : /** @type {Table} */ (given)[units[unit]];
  demandLength(unit < 0 ? name : `${name}.${units[unit]}`, number);
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
  demand(element instanceof Element, `${name}.element`, "an element", element);
  demand(typeof update === "function", `${name}.update`, "a function", update);
  demandLength(`${name}.extent`, extent);
  return /** @type {OwnIndicator} */ (indicator);
}
