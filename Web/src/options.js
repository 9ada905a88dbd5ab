import { Option, PHASES, Place, Time } from "./block.js";
import { ENGLISH } from "./english.js";

const INDICATORS = ["classic", "spinner", "ring", "text", "frames", "lines"];
const TIMES = {
  expand: 0.25, collapse: 0.4, minimumVisible: 0.5, messageHold: 0.6, failureHold: 4, turn: 0.25,
};
const EDGES = {
  top: { usual: "classic", handler: "onRefresh", length: "past", distance: 54, purpose: 0, trigger: 0, isInline: 0 },
  bottom: { usual: "spinner", handler: "onLoad", length: "within", distance: 300, purpose: 1, trigger: 1, isInline: 1 },
};

/** Checks what `attach` was given; a mistake is a TypeError that names the option and what it takes. */
export function readOptions(element, options) {
  demand(element instanceof HTMLElement, "element", "an HTML element that scrolls", element);
  demand(element.parentElement, "element", "in a parent that clips it", element);
  demandObject("options", options);
  const { top, bottom, mouse = false, module, texts = {}, times = {} } = options;
  demand(top || bottom, "options", "an object with top, bottom or both", options);
  demand(typeof mouse === "boolean", "mouse", "true or false", mouse);
  return {
    top: top && readEdge("top", top), bottom: bottom && readEdge("bottom", bottom), mouse, module,
    texts: readTexts(texts), times: { ...TIMES, ...readTable("times", times, TIMES) },
  };
}

function readEdge(edge, given) {
  demandObject(edge, given);
  const { usual, handler, length, ...fixed } = EDGES[edge];
  const { indicator = usual, fetch, apply, hold, lastUpdatedKey, [handler]: action, [length]: distance = fixed.distance } = given;
  const frames = readFrames(`${edge}.indicator`, indicator);
  const look = frames ? "frames" : indicator;
  demandOneOf(INDICATORS, `${edge}.indicator`, look);
  const kinds = [action, fetch, apply].map((each) => typeof each).join();
  demand(["function,undefined,undefined", "undefined,function,function"].includes(kinds), `${edge}.${handler}`,
    `a function, or left out where ${edge}.fetch and ${edge}.apply are functions`, action);
  demandLength(`${edge}.${length}`, distance);
  if (hold !== undefined) demandLength(`${edge}.hold`, hold);
  demand(["string", "undefined"].includes(typeof lastUpdatedKey), `${edge}.lastUpdatedKey`, "a string", lastUpdatedKey);
  return {
    ...fixed, distance, hold: hold ?? -1, extent: -1, isPresent: 1,
    indicator: INDICATORS.indexOf(look), frames, action, fetch, apply, lastUpdatedKey,
  };
}

/** The pictures of an indicator; undefined where it is none of pictures. */
function readFrames(name, indicator) {
  if (typeof indicator === "string") return undefined;
  demandObject(name, indicator);
  demandObject(`${name}.frames`, indicator.frames);
  for (const [key, value] of Object.entries(indicator.frames)) {
    demandOneOf([...PHASES, "fps"], `${name}.frames.${key}`, key);
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
  for (const edge in EDGES) {
    for (const name in Option) numbers[Place[edge] + Option[name]] = options[edge]?.[name] ?? 0;
  }
  const times = { ...options.times, ...(reducesMotion && { expand: 0, collapse: 0, turn: 0 }) };
  for (const name in Time) numbers[Place.times + Time[name]] = times[name];
}
