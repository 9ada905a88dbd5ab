// @ts-check
// A part of the adapters for frameworks, in which a component describes its list anew in each render.
import { FEATURES } from "./options/simple-options.js";
import { attach } from "./overscroll.js";

/** @typedef {import("./overscroll.js").Edge} Edge */
/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").ListEvents} ListEvents */
/** @typedef {Record<string, unknown>} Given */
/** @typedef {{ onError?: (event: ListEvents["error"]) => unknown, onList: (list: List | null) => void, onPhase: (event: ListEvents["phase"]) => void, onChat?: (state: ListEvents["chat"]) => void }} Listeners */

/** The list's action of each edge. */
const EDGES = /** @type {Record<string, string>} */ ({ top: "onRefresh", bottom: "onLoadMore", leading: "", trailing: "" });
const ACTIONS = ["onRefresh", "onLoadMore", "fetch"];
/** Functions whose results are not shown: a render that only creates new ones changes nothing. */
const CALLED = /^on[A-Z]|^(fetch|apply|isCancellation|shouldArm|where|update|ids?|offset|firstUnread|isOwn|replaces)$/;

/**
 * The list of a mounted element. What was rendered last is what holds: an option that is omitted has its default again,
 * and without options that ask for something the element is not attached.
 */
export class Component {
  /** @type {List | null} */
  list = null;
  #element;
  #listeners;
  /** @type {Given} */
  #newest = {};
  /**
   * The options that the list has.
   * @type {Given}
   */
  #written = {};
  /** @type {Map<string, [given: unknown, made: unknown]>} */
  #functions = new Map();
  /** @type {Map<string, Given>} */
  #objects = new Map();
  /** @type {(() => void) | undefined} */
  #stopErrors;

  /**
   * @param {HTMLElement} element
   * @param {() => Listeners} listeners Returns the newest ones.
   */
  constructor(element, listeners) {
    this.#element = element;
    this.#listeners = listeners;
  }

  /**
   * Applies the options of a render.
   * @param {object} options
   */
  render(options) {
    const newest = this.#newest = present(/** @type {Given} */ (options));
    const next = /** @type {Given} */ (this.#stable(newest, ""));
    if (![...Object.keys(EDGES), ...FEATURES, "onRefresh", "onLoadMore"].some((name) => next[name])) this.detach();
    else if (!this.list) this.#attach(next);
    else if (this.#written !== next) this.list.setOptions(/** @type {any} */ (next));
    this.#written = next;
    this.#listen();
  }

  detach() {
    this.list?.detach();
    this.#clear();
  }

  /** @param {Given} options */
  #attach(options) {
    const list = this.list = attach(this.#element, /** @type {any} */ (options));
    list.on("phase", (event) => { if (this.list === list) this.#listeners().onPhase(event); });
    list.on("chat", (state) => { if (this.list === list) this.#listeners().onChat?.(state); });
    this.#listeners().onList(list);
    // After a wrong option the next render attaches the element again.
    list.ready.catch((error) => {
      console.error(error);
      if (this.list === list) this.#clear();
    });
  }

  #clear() {
    if (!this.list) return;
    this.list = null;
    this.#stopErrors = undefined;
    this.#listeners().onList(null);
  }

  /** Without a listener, errors are logged to the console. */
  #listen() {
    const { list } = this;
    const { onError } = this.#listeners();
    if (Boolean(onError && list) === Boolean(this.#stopErrors)) return;
    this.#stopErrors?.();
    this.#stopErrors = onError && list?.on("error", (event) => this.#listeners().onError?.(event));
  }

  /**
   * A value in which each function calls the newest one at its place.
   * @param {unknown} value
   * @param {string} path
   * @returns {unknown}
   */
  #stable(value, path) {
    if (typeof value === "function") return this.#caller(value, path);
    if (!isPlain(value)) return value;
    const entries = Object.entries(value).map(([name, each]) => [name, this.#stable(each, path ? `${path}.${name}` : name)]);
    const next = Object.fromEntries(entries);
    const before = this.#objects.get(path);
    if (isSame(before, next)) return before;
    this.#objects.set(path, next);
    return next;
  }

  /**
   * @param {Function} given
   * @param {string} path
   */
  #caller(given, path) {
    const [before, made] = this.#functions.get(path) ?? [];
    const names = path.split(".");
    const name = names.pop() ?? "";
    if (made && (before === given || CALLED.test(name))) return made;
    const caller = (/** @type {unknown[]} */ ...values) => {
      const holder = names.reduce((object, each) => Object(object[each]), /** @type {any} */ (this.#newest));
      return holder[name]?.(...values);
    };
    this.#functions.set(path, [given, caller]);
    return caller;
  }
}

/**
 * The options that a render has. In JSX, `user && reload` may be null or false; and an edge without an action is none.
 * @param {Given} options
 */
function present(options) {
  const all = Object.fromEntries(Object.entries(options).filter(([name, value]) => (
    value !== undefined && value !== null && (value || !name.startsWith("on")))));
  for (const [edge, name] of Object.entries(EDGES)) {
    if (isPlain(all[edge]) && !all[name] && !ACTIONS.some((each) => Object(all[edge])[each])) delete all[edge];
  }
  return all;
}

/**
 * Whether options are equal.
 * @param {unknown} one
 * @param {unknown} other
 * @returns {boolean}
 */
function isSame(one, other) {
  if (Object.is(one, other)) return true;
  const isList = Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  if (isList) return one.every((each, index) => isSame(each, other[index]));
  if (!isPlain(one) || !isPlain(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSame(one[name], other[name]));
}

/**
 * @param {unknown} value
 * @returns {value is Given}
 */
function isPlain(value) {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
