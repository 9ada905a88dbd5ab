// @ts-check
// Loaded if a list is a feed, as in the ARIA Authoring Practices: users move from article to article.
import { isStop, STOPS } from "../layout/focus.js";

/** @typedef {import("./list.js").List} List */
/** @typedef {import("../overscroll.js").FeedOptions} FeedOptions */
/** @typedef {import("../layout/stage.js").Stage} Stage */

const UNKNOWN = -1; // as in `aria-setsize`
/**
 * The number of articles by which a key moves the focus.
 * @type {Record<string, number>}
 */
const STEPS = { PageDown: 1, PageUp: -1, End: 1, Home: -1 };

/** Describes the articles of a list to screen readers, and moves the focus between them by keys. */
export class Feed {
  #list;
  #container;
  /**
   * The attributes that the page had set, by element.
   * @type {Map<Element, Map<string, string | null>>}
   */
  #before = new Map();
  #listening = new AbortController();
  #arrivals;

  /**
   * @param {List} list
   * @param {FeedOptions} options
   */
  constructor(list, { container = containerIn(list.stage), label }) {
    this.#list = list;
    this.#container = container;
    this.#set(container, { "aria-busy": "false", ...(label && { "aria-label": label }) });
    container.addEventListener("keydown", (event) => this.#pressed(event), { signal: this.#listening.signal });
    this.#arrivals = new MutationObserver(() => this.#count());
    this.#arrivals.observe(container, { childList: true });
    list.features.push({ phaseChanged: () => this.#count(), changeRows: (_edge, work) => this.#whileBusy(work) });
    this.#count();
  }

  /**
   * Marks the feed as busy while its articles change, so that screen readers wait.
   * @param {() => unknown} work
   */
  async #whileBusy(work) {
    this.#container.ariaBusy = "true";
    try {
      return await work();
    } finally {
      this.#container.ariaBusy = "false";
    }
  }

  remove() {
    this.#arrivals.disconnect();
    this.#listening.abort();
    for (const [node, attributes] of this.#before) for (const name of attributes.keys()) this.#reset(node, name);
    this.#before.clear();
  }

  get #articles() {
    return childrenOf(this.#container, this.#list.stage);
  }

  #count() {
    const articles = this.#articles;
    // A feed without an article is invalid.
    if (articles[0]) this.#set(this.#container, { role: "feed" });
    else this.#reset(this.#container, "role");
    const isWhole = this.#list.edges.some((edge) => this.#list.phase(edge) === "noMore");
    const { size } = this.#list.options.feed ?? {};
    const given = typeof size === "function" ? size() : size;
    const count = given !== undefined && Number.isInteger(given) ? given : UNKNOWN;
    articles.forEach((node, index) => this.#set(node, {
      "aria-posinset": index + 1, "aria-setsize": count === UNKNOWN && isWhole ? articles.length : count,
      ...(node.localName !== "article" && { role: "article" }),
      ...(node.tabIndex < 0 && !node.hasAttribute("tabindex") && { tabindex: 0 }),
    }));
    for (const node of this.#before.keys()) if (!node.isConnected) this.#before.delete(node);
  }

  /**
   * Sets attributes that `remove` restores.
   * @param {Element} node
   * @param {Record<string, string | number>} attributes
   */
  #set(node, attributes) {
    const before = this.#before.get(node) ?? new Map();
    this.#before.set(node, before);
    for (const [name, value] of Object.entries(attributes)) {
      const old = node.getAttribute(name);
      if (!before.has(name)) before.set(name, old);
      if (old !== String(value)) node.setAttribute(name, String(value));
    }
  }

  /**
   * @param {Element} node
   * @param {string} name
   */
  #reset(node, name) {
    const before = this.#before.get(node)?.get(name);
    if (before === null) node.removeAttribute(name);
    else if (before !== undefined) node.setAttribute(name, before);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const step = STEPS[event.key];
    const leaves = event.key === "End" || event.key === "Home";
    if (!step || event.defaultPrevented || event.ctrlKey !== leaves) return;
    const target = /** @type {Element} */ (event.target);
    const next = leaves ? this.#beyond(step) : this.#neighbour(target, step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  /**
   * @param {Element} target
   * @param {number} step
   */
  #neighbour(target, step) {
    const articles = this.#articles;
    const index = articles.findIndex((node) => node.contains(target));
    return index < 0 ? undefined : articles[index + step];
  }

  /**
   * The next focusable node after the feed, or the last one before it.
   * @param {number} step
   */
  #beyond(step) {
    const side = step > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    return [...document.querySelectorAll(STOPS)].filter(isStop).filter((node) => this.#container.compareDocumentPosition(node) === side).at(step > 0 ? 0 : -1);
  }
}

/**
 * The children of a node except the host's spaces.
 * @param {HTMLElement} node
 * @param {Stage} stage
 */
function childrenOf(node, { views }) {
  /** @type {HTMLElement[]} */
  const spaces = views.map(({ space }) => space);
  const children = /** @type {HTMLElement[]} */ ([...node.children]);
  return children.filter((child) => !spaces.includes(child));
}

/**
 * The articles are the children of the scroller, or of its only child.
 * @param {Stage} stage
 */
function containerIn(stage) {
  const own = childrenOf(stage.scroller, stage);
  return own.length === 1 ? own[0] : stage.scroller;
}

/**
 * Makes a feed of a list.
 * @param {List} list
 */
export function makeFeed(list) {
  list.feed = new Feed(list, list.options.feed ?? {});
}
