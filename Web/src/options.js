import { Option, Place, Time } from "./block.js";
import { DEFAULT_TEXTS } from "./texts.js";

const INDICATORS = ["classic", "spinner"];
const TIMES = {
  expand: 0.25, collapse: 0.4, minimumVisible: 0.5, messageHold: 0.6, failureHold: 4, turn: 0.25,
};
const EDGES = { top: { distance: 54 }, bottom: { distance: 300 } };

/** Checks what `attach` was given; a mistake is a TypeError that names the option and what it takes. */
export function readOptions(element, options) {
  demand(element instanceof HTMLElement, "element", "an HTML element that scrolls", element);
  demand(element.parentElement, "element", "an element with a parent that clips it", element);
  demand(isObject(options), "options", "an object", options);
  const { top, bottom, mouse = false, module, texts = {}, times = {} } = options;
  demand(top || bottom, "options", "an object with `top`, `bottom` or both", options);
  demand(typeof mouse === "boolean", "mouse", "true or false", mouse);
  demand(isObject(texts), "texts", "an object of texts by key", texts);
  return {
    top: top && readTop(top), bottom: bottom && readBottom(bottom), mouse, module,
    texts: readTexts(texts), times: readTimes(times),
  };
}

function readTop(top) {
  demand(isObject(top), "top", "an object", top);
  const common = readCommon("top", top, "onRefresh");
  const distance = readLength("top.past", top.past ?? EDGES.top.distance);
  return { ...common, purpose: 0, trigger: 0, distance, isInline: 0 };
}

function readBottom(bottom) {
  demand(isObject(bottom), "bottom", "an object", bottom);
  const common = readCommon("bottom", bottom, "onLoad");
  const distance = readLength("bottom.within", bottom.within ?? EDGES.bottom.distance);
  return { ...common, purpose: 1, trigger: 1, distance, isInline: 1 };
}

function readCommon(edge, given, handler) {
  const { indicator = edge === "top" ? "classic" : "spinner", fetch, apply } = given;
  demand(INDICATORS.includes(indicator), `${edge}.indicator`,
    `one of ${INDICATORS.map((name) => `"${name}"`).join(", ")}`, indicator);
  const action = given[handler];
  const hasOne = typeof action === "function" && fetch === undefined && apply === undefined;
  const hasTwo = action === undefined && typeof fetch === "function" && typeof apply === "function";
  demand(hasOne || hasTwo, `${edge}.${handler}`,
    `a function, or else \`${edge}.fetch\` and \`${edge}.apply\` are functions`, action);
  const hold = given.hold === undefined ? -1 : readLength(`${edge}.hold`, given.hold);
  return { indicator: INDICATORS.indexOf(indicator), hold, action, fetch, apply };
}

function readLength(name, value) {
  demand(Number.isFinite(value) && value >= 0, name, "a number of points, 0 or more", value);
  return value;
}

function readTimes(times) {
  demand(isObject(times), "times", "an object of seconds by name", times);
  for (const [name, value] of Object.entries(times)) {
    demand(name in TIMES, `times.${name}`, `one of ${Object.keys(TIMES).join(", ")}`, name);
    demand(Number.isFinite(value) && value >= 0, `times.${name}`, "seconds, 0 or more", value);
  }
  return { ...TIMES, ...times };
}

function readTexts(texts) {
  for (const [key, value] of Object.entries(texts)) {
    demand(key in DEFAULT_TEXTS, `texts.${key}`, `one of ${Object.keys(DEFAULT_TEXTS).join(", ")}`, key);
    const kind = typeof DEFAULT_TEXTS[key];
    demand(typeof value === kind, `texts.${key}`, `a ${kind}`, value);
  }
  return { ...DEFAULT_TEXTS, ...texts };
}

function isObject(value) {
  return typeof value === "object" && value !== null;
}

function demand(isRight, name, what, value) {
  if (isRight) return;
  const shown = typeof value === "string" ? `"${value}"` : String(value);
  throw new TypeError(`Overscroll: ${name} must be ${what}, not ${shown}`);
}

/** Writes the options to where the module reads them. */
export function writeOptions(block, options, reducesMotion) {
  const numbers = block.numbers;
  numbers.fill(0);
  for (const edge of ["top", "bottom"]) {
    if (!options[edge]) continue;
    const given = { isPresent: 1, extent: -1, ...options[edge] };
    for (const name of Object.keys(Option)) numbers[Place[edge] + Option[name]] = given[name];
  }
  const still = reducesMotion ? { expand: 0, collapse: 0, turn: 0 } : {};
  for (const name of Object.keys(Time)) {
    numbers[Place.times + Time[name]] = still[name] ?? options.times[name];
  }
}
