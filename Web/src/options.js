// Loaded beside the engine, which the list has to wait for anyway.
import { EDGES, Option, PHASES, Time } from "./block.js";
import { ENGLISH } from "./english.js";
import * as Place from "./place.js";

const INDICATORS = ["classic", "spinner", "ring", "text", "frames", "lines"];
// Pictures that never come: the engine asks for frames while they would play, and tells of every pull.
const OWN = INDICATORS.length;
const OWN_EXTENT = 54; // as the indicators of the library, but for the lines
const WHEELS = ["trackpad", "always", false];
const BUTTONS = ["focus", "always", "none"];
const TIMES = {
  expand: 0.25, collapse: 0.4, minimumVisible: 0.5, messageHold: 0.6, failureHold: 4, turn: 0.25,
};
const TRIGGERS = ["release", "reach", "within", "viewports", "tap", "hand"];
const WITHIN = 2, VIEWPORTS = 3;

/** Checks what `attach` was given; a mistake is a TypeError that names the option and what it takes. */
export function readOptions(element, options) {
  demand(element instanceof HTMLElement, "element", "an HTML element that scrolls", element);
  const isPage = isWholePage(element);
  demand(isPage || element.parentElement, "element", "in a parent that clips it", element);
  demandObject("options", options);
  const { backToTop, mouse = false, wheel = WHEELS[0], module, texts = {}, times = {}, refreshButton = BUTTONS[0], feed = false } = options;
  const edges = EDGES.filter((edge) => options[edge]).map((edge) => [edge, readEdge(edge, options[edge])]);
  demand(edges.length || backToTop, "options", `an object with one of ${EDGES.join(", ")} or backToTop`, options);
  demand(!isReversed(element, options), "element", "a list whose rows do not run in reverse, or such rows in an element of their own", element);
  demand(typeof mouse === "boolean", "mouse", "true or false", mouse);
  demand(isModule(module), "module", "a URL, the bytes of the module, or a WebAssembly.Module", module);
  demandOneOf(WHEELS, "wheel", wheel);
  demandOneOf(BUTTONS, "refreshButton", refreshButton);
  const scroller = isPage ? document.scrollingElement : element;
  return {
    scroller, isPage, ...Object.fromEntries(edges), backToTop: backToTop && readBackToTop(backToTop), mouse, wheel, module, refreshButton,
    feed: feed && readFeed(feed === true ? {} : feed, isPage),
    english: ENGLISH, texts: readTexts(texts), times: { ...TIMES, ...readTable("times", times, TIMES) },
  };
}

/** Whether its rows begin where it ends: a browser counts places below 0 then, as past a start that is elastic. */
function isReversed(element, { leading, trailing, ...others }) {
  const { display, flexDirection } = getComputedStyle(element);
  const ways = { "column-reverse": others.top || others.bottom || others.backToTop, "row-reverse": leading || trailing };
  return display.endsWith("flex") && ways[flexDirection];
}

/** Whether it is the window that scrolls; a body with an overflow of its own beside the root's is a scroller as any other. */
function isWholePage(element) {
  const { documentElement: root, body, scrollingElement } = document;
  if (!scrollingElement) return false;
  const scrolls = (node) => getComputedStyle(node).overflowY !== "visible";
  return element === root || element === scrollingElement || (element === body && !(scrolls(root) && scrolls(body)));
}

function readEdge(edge, given) {
  demandObject(edge, given);
  const { indicator = edge === "top" ? "classic" : "spinner", fetch, apply, hold, lastUpdatedKey, onRefresh, onLoad, past = 54, within, fadesWithPull = true } = given;
  const isStart = edge === "top" || edge === "leading";
  const { purpose = onLoad || (!isStart && !onRefresh) ? "load" : "refresh" } = given;
  demandOneOf(["refresh", "load"], `${edge}.purpose`, purpose);
  const isLoad = purpose === "load";
  const handler = isLoad ? "onLoad" : "onRefresh";
  const { trigger = within === undefined && (!isLoad || given.past !== undefined) ? "release" : "within", [handler]: action } = given;
  const own = readOwn(`${edge}.indicator`, indicator);
  const frames = own ? undefined : readFrames(`${edge}.indicator`, indicator);
  const look = own || frames ? "frames" : indicator;
  demandOneOf(INDICATORS, `${edge}.indicator`, look);
  demandOneOf(TRIGGERS.filter((each) => each !== "viewports"), `${edge}.trigger`, trigger);
  const kinds = [action, fetch, apply].map((each) => typeof each).join();
  demand(["function,undefined,undefined", "undefined,function,function"].includes(kinds), `${edge}.${handler}`,
    `a function, or left out where ${edge}.fetch and ${edge}.apply are functions`, action);
  demandLength(`${edge}.past`, past);
  if (hold !== undefined) demandLength(`${edge}.hold`, hold);
  demand(["string", "undefined"].includes(typeof lastUpdatedKey), `${edge}.lastUpdatedKey`, "a string", lastUpdatedKey);
  demand(typeof fadesWithPull === "boolean", `${edge}.fadesWithPull`, "true or false", fadesWithPull);
  const [length, isInViewports] = readDistance(`${edge}.within`, within ?? 300);
  const isNearness = trigger === "within";
  const number = TRIGGERS.indexOf(trigger);
  return {
    trigger: isNearness && isInViewports ? VIEWPORTS : number, distance: isNearness ? length : past,
    purpose: Number(isLoad), isInline: Number(isLoad && number >= WITHIN), hold: hold ?? -1, extent: own ? own.extent ?? OWN_EXTENT : -1, isPresent: 1,
    indicator: own ? OWN : INDICATORS.indexOf(look), own, frames, action, fetch, apply, lastUpdatedKey,
    fades: fadesWithPull && number < WITHIN, tellsTime: look === INDICATORS[0] || lastUpdatedKey !== undefined,
  };
}

/** A distance as `[number, whether it counts viewports]`. */
function readDistance(name, given) {
  const isInViewports = typeof given === "object" && given !== null;
  const number = isInViewports ? given.viewports : given;
  demandLength(isInViewports ? `${name}.viewports` : name, number);
  return [number, Number(isInViewports)];
}

function readBackToTop({ after = { viewports: 2 }, companion }) {
  demand(companion === undefined || companion instanceof HTMLElement, "backToTop.companion", "an HTML element", companion);
  return { after: readDistance("backToTop.after", after), companion };
}

/** Of a page only the page knows where its articles are. */
function readFeed(feed, isPage) {
  demandObject("feed", feed);
  const { container, size, label } = feed;
  demand(container instanceof HTMLElement || (!isPage && container === undefined), "feed.container", "the HTML element whose children are the articles", container);
  demand(size === undefined || Number.isInteger(size) || typeof size === "function", "feed.size", "a whole number or a function", size);
  demand(label === undefined || typeof label === "string", "feed.label", "a string", label);
  return feed;
}

function isModule(module) {
  if (module === undefined || typeof module === "string" || ArrayBuffer.isView(module)) return true;
  return [URL, ArrayBuffer, globalThis.WebAssembly?.Module].some((kind) => kind && module instanceof kind);
}

/** An indicator of the page's own; undefined for one of the library. */
function readOwn(name, indicator) {
  if (typeof indicator === "function") return indicator;
  if (!indicator?.element) return undefined;
  const { element, extent = OWN_EXTENT, update } = indicator;
  demand(element instanceof Element, `${name}.element`, "an element", element);
  demand(typeof update === "function", `${name}.update`, "a function", update);
  demandLength(`${name}.extent`, extent);
  return indicator;
}

/** The pictures of an indicator; undefined where it is none of pictures. */
function readFrames(name, indicator) {
  if (typeof indicator === "string") return undefined;
  demandObject(name, indicator);
  demandObject(`${name}.frames`, indicator.frames);
  for (const [key, value] of Object.entries(indicator.frames)) {
    demandOneOf([...PHASES.slice(0, -1), "fps"], `${name}.frames.${key}`, key); // After a failure there are words.
    if (key === "fps") demand(value > 0 && Number.isFinite(value), `${name}.frames.fps`, "a number above 0", value);
    else demand([value].flat().every(isPicture), `${name}.frames.${key}`, "a URL, a Blob, an ArrayBuffer, or a list of them", value);
  }
  return indicator.frames;
}

function isPicture(value) {
  return typeof value === "string" || [URL, Blob, ArrayBuffer].some((kind) => value instanceof kind);
}

/** Only the page's own: the library has its words in many languages. */
function readTexts({ lastUpdated = "", ...given }) {
  demand(["string", "function"].includes(typeof lastUpdated), "texts.lastUpdated", "a string or a function", lastUpdated);
  readTable("texts", given, ENGLISH);
  return lastUpdated ? { ...given, lastUpdated } : given;
}

function readTable(name, given, usual) {
  demandObject(name, given);
  for (const [key, value] of Object.entries(given)) {
    const kind = typeof usual[key];
    demandOneOf(Object.keys(usual), `${name}.${key}`, key);
    if (kind === "number") demandLength(`${name}.${key}`, value);
    else demand(typeof value === kind, `${name}.${key}`, `a ${kind}`, value);
  }
  return given;
}

function demandObject(name, value) {
  demand(typeof value === "object" && value, name, "an object", value);
}

function demandOneOf(list, name, value) {
  demand(list.includes(value), name, `one of ${list.join(", ")}`, value);
}

function demandLength(name, value) {
  demand(Number.isFinite(value) && value >= 0, name, "a number, 0 or more", value);
}

function demand(isRight, name, what, value) {
  if (isRight) return;
  throw new TypeError(`Overscroll: ${name} must be ${what}, not ${typeof value === "string" ? JSON.stringify(value) : String(value)}`);
}

/** Writes the options to where the module reads them. */
export function writeOptions({ numbers }, options, reducesMotion) {
  numbers.fill(0);
  for (const edge of EDGES) {
    for (const name in Option) numbers[Place[edge] + Option[name]] = options[edge]?.[name] ?? 0;
  }
  const times = { ...options.times, ...(reducesMotion && { expand: 0, collapse: 0, turn: 0 }) };
  [numbers[Place.backToTop], numbers[Place.backToTopInViewports]] = options.backToTop?.after ?? [-1];
  for (const name in Time) numbers[Place.times + Time[name]] = times[name];
}
