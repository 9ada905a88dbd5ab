// @ts-check
// The custom element `<overscroll-list>`: `overscroll/element`. Importing this script defines the element.
import { CANCELLED, failureIn } from "./page/page-code.js";
import { FEATURES } from "./options/simple-options.js";
import { attach } from "./overscroll.js";

/** @typedef {import("./overscroll.js").ActionContext} ActionContext */
/** @typedef {import("./overscroll.js").List} List */
/** @typedef {import("./overscroll.js").Result} Result */
/** @typedef {import("./overscroll.js").Update} Update */

const NAME = "overscroll-list";
// `height: 100%` also fills an element to which the page gives another `display`; the flexible lengths fill one that
// has only a `max-height`. Rows with `position: absolute` are part of the content.
const RULES = `:host { display: flex; flex-direction: column; min-width: 0; min-height: 0; overflow: clip }
:host([hidden]) { display: none }
.frame, .scroller { flex: 1 1 auto; height: 100%; min-height: 0 }
.frame { display: flex; flex-direction: column; position: relative }
.scroller { overflow-y: auto }
slot { display: block; position: relative }`;

/**
 * The options of `attach` that each attribute sets.
 * @type {Record<string, (list: OverscrollListElement) => unknown>}
 */
const OPTIONS = {
  "pull-to-refresh": (list) => ({ top: topOf(list) }),
  indicator: (list) => ({ indicator: list.getAttribute("indicator") }),
  "load-more": (list) => ({ bottom: bottomOf(list) }),
  "no-more": () => ({ hasMore: false }),
  "back-to-top": (list) => ({ backToTop: { after: numberIn(list, "back-to-top") } }),
  mouse: () => ({ mouse: true }),
  "refresh-button": (list) => ({ refreshButton: list.getAttribute("refresh-button") }),
};
const PROPERTIES = /** @type {const} */ (["hasMore", "options"]);
const PARTS = ["pull-to-refresh", "load-more", "back-to-top"];
const EVENTS = /** @type {const} */ (["phase", "end", "chat"]);

/** @type {CSSStyleSheet | undefined} */
let sheet;
let hasWarned = false;

/** The event of a run: `refresh` or `loadmore`. */
export class OverscrollRunEvent extends Event {
  #promises;

  /**
   * @param {string} type
   * @param {AbortSignal} signal Aborted when the run is cancelled.
   * @param {unknown[]} promises Receives the promises that the run waits for.
   */
  constructor(type, signal, promises) {
    super(type);
    this.signal = signal;
    this.#promises = promises;
  }

  /**
   * Keeps the run going until a promise has settled. Like an action of `attach`, it resolves to an answer.
   * @param {unknown} promise
   */
  waitUntil(promise) {
    if (!this.eventPhase) throw new DOMException("Call waitUntil before the listener returns", "InvalidStateError");
    this.#promises.push(promise);
  }
}

/** A scroller with pull to refresh, load more and back to top. It scrolls in its shadow root. */
export class OverscrollListElement extends (globalThis.HTMLElement ?? Object) {
  static observedAttributes = Object.keys(OPTIONS);
  #scroller = make("div", "scroller");
  #frame = make("div", "frame");
  /** @type {List | null} */
  #list = null;
  /** Whether attributes or options have changed since they were last applied. */
  #hasChanged = false;
  #isScheduled = false;
  /** @type {Update} */
  #more = {};

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(RULES);
    root.adoptedStyleSheets = [sheet];
    this.#scroller.append(make("slot", "content"));
    this.#frame.append(this.#scroller);
    root.append(this.#frame);
  }

  /** The list, as `attach` returns it. */
  get list() { return this.#list; }

  /** The node that scrolls. */
  get scroller() { return this.#scroller; }

  /** Whether there are more pages; false while the attribute `no-more` is set. */
  get hasMore() { return !this.hasAttribute("no-more"); }

  /** Options of `attach` besides those of the attributes. */
  get options() { return this.#more; }

  set options(options) {
    this.#more = options;
    this.#hasChanged = true;
    this.#schedule();
  }

  set hasMore(hasMore) { this.toggleAttribute("no-more", !hasMore); }

  refresh() { return this.#begin("top"); }

  loadMore() { return this.#begin("bottom"); }

  connectedCallback() {
    // A property that was set before the element was defined hides the accessor.
    for (const name of PROPERTIES) {
      if (!Object.hasOwn(this, name)) continue;
      const { [name]: value } = this;
      delete (/** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this)))[name];
      Object.assign(this, { [name]: value });
    }
    this.#schedule();
  }

  disconnectedCallback() { this.#schedule(); }

  attributeChangedCallback() {
    this.#hasChanged = true;
    this.#schedule();
  }

  /** Collects changes, so that moving the element or setting several attributes updates the list once. */
  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.#sync());
  }

  /** Attaches, updates or detaches the list to match the document and the attributes. */
  #sync() {
    this.#isScheduled = false;
    const isWanted = this.isConnected && (PARTS.some((name) => this.hasAttribute(name)) || FEATURES.some((name) => Object(this.#more)[name]));
    try {
      if (!isWanted) this.#detach();
      else if (!this.#list) this.#attach();
      else if (this.#hasChanged) this.#list.setOptions(this.#options);
    } catch (error) {
      console.error(error);
    }
    this.#hasChanged = false;
  }

  #attach() {
    // The host looks for `lang` in the scroller's ancestors, which end at the shadow root.
    this.#frame.lang = (/** @type {HTMLElement | null} */ (this.closest("[lang]")) ?? document.documentElement).lang;
    const list = (this.#list = attach(this.#scroller, /** @type {import("./overscroll.js").Options} */ (this.#options)));
    for (const type of EVENTS) list.on(type, (detail) => { this.dispatchEvent(new CustomEvent(type, { detail })); });
    list.ready.catch((error) => {
      console.error(error);
      if (this.#list === list) this.#detach();
    });
  }

  #detach() {
    this.#list?.detach();
    this.#list = null;
  }

  /**
   * The options of the attributes and the property.
   * @returns {Update}
   */
  get #options() {
    const { top, bottom, ...more } = this.#more;
    const given = Object.assign({}, ...this.getAttributeNames().map((name) => OPTIONS[name]?.(this)), more);
    if (given.top) given.top = { ...given.top, ...top };
    if (given.bottom) given.bottom = { ...given.bottom, ...bottom };
    return given;
  }

  /**
   * @param {"top" | "bottom"} edge
   * @returns {Promise<Result>}
   */
  async #begin(edge) {
    this.#sync();
    return this.#list?.begin(edge) ?? CANCELLED;
  }
}

/** @param {OverscrollListElement} list */
function topOf(list) {
  return {
    onRefresh: (/** @type {ActionContext} */ { signal }) => run(list, "refresh", signal),
  };
}

/** @param {OverscrollListElement} list */
function bottomOf(list) {
  return {
    within: numberIn(list, "load-more"),
    onLoadMore: (/** @type {ActionContext} */ { signal }) => run(list, "loadmore", signal),
  };
}

/**
 * Dispatches the event of a run; resolves to its answer when its promises have settled.
 * @param {OverscrollListElement} list
 * @param {string} type
 * @param {AbortSignal} signal
 */
async function run(list, type, signal) {
  /** @type {unknown[]} */
  const promises = [];
  list.dispatchEvent(new OverscrollRunEvent(type, signal, promises));
  if (!promises[0] && !hasWarned) {
    hasWarned = true;
    console.warn(`Overscroll: no listener for "${type}" called event.waitUntil(promise), so the run has ended at once.`);
  }
  const answers = await Promise.all(promises);
  return answers.find((answer) => answer === false || failureIn(answer)) ?? answers.find(Boolean);
}

/**
 * The number in an attribute; undefined for an empty one, and NaN for other text.
 * @param {Element} list
 * @param {string} name
 */
function numberIn(list, name) {
  const text = list.getAttribute(name);
  return text ? Number(text) : undefined;
}

/**
 * @template {"div" | "slot"} Name
 * @param {Name} name
 * @param {string} part
 */
function make(name, part) {
  const node = document.createElement(name);
  node.className = part;
  node.part.value = part;
  return node;
}

if (globalThis.customElements && !customElements.get(NAME)) customElements.define(NAME, OverscrollListElement);
