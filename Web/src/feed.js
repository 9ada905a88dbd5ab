// Loaded where a list is a feed: the pattern of the ARIA Authoring Practices, whose readers go from article to article.
import { callPage } from "./page-code.js";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";
const UNKNOWN = -1; // as `aria-setsize` has it

/** Tells a screen reader of the articles of a list, and leads keys from one to the next. */
export class Feed {
  #list;
  #container;
  #size;
  #given = new Map();
  #listening = new AbortController();

  constructor(list, { container = containerIn(list.stage), size = UNKNOWN, label }) {
    this.#list = list;
    this.#container = container;
    this.#size = size;
    this.#give(container, { role: "feed", "aria-busy": "false", ...(label && { "aria-label": label }) });
    container.addEventListener("keydown", (event) => this.#pressed(event), { signal: this.#listening.signal });
    this.arrivals = new MutationObserver(() => this.#count());
    this.arrivals.observe(container, { childList: true });
    list.on("phase", () => this.#count());
    this.#count();
  }

  /** While articles come and go nothing is read; afterwards it has to be said that they are there. */
  async whileBusy(work) {
    this.#container.ariaBusy = "true";
    try {
      return await work();
    } finally {
      this.#container.ariaBusy = "false";
    }
  }

  remove() {
    this.arrivals.disconnect();
    this.#listening.abort();
    for (const [node, names] of this.#given) names.forEach((before, name) => (before === null ? node.removeAttribute(name) : node.setAttribute(name, before)));
    this.#given.clear();
  }

  get #articles() {
    const { stage } = this.#list;
    const spaces = stage.places.map(({ space }) => space);
    return [...this.#container.children].filter((node) => !spaces.includes(node));
  }

  #count() {
    const articles = this.#articles;
    const isWhole = this.#list.edges.some((edge) => this.#list.phase(edge) === "noMore");
    const given = typeof this.#size === "function" ? callPage(this.#size) : this.#size;
    const size = Number.isInteger(given) ? given : UNKNOWN;
    articles.forEach((node, index) => this.#give(node, {
      "aria-posinset": index + 1, "aria-setsize": size === UNKNOWN && isWhole ? articles.length : size,
      ...(node.localName !== "article" && { role: "article" }), ...(node.tabIndex < 0 && !node.hasAttribute("tabindex") && { tabindex: 0 }),
    }));
    for (const node of this.#given.keys()) if (!node.isConnected) this.#given.delete(node);
  }

  /** Sets attributes that `remove` has to put back. */
  #give(node, attributes) {
    const given = this.#given.get(node) ?? new Map();
    this.#given.set(node, given);
    for (const [name, value] of Object.entries(attributes)) {
      const before = node.getAttribute(name);
      if (!given.has(name)) given.set(name, before);
      if (before !== String(value)) node.setAttribute(name, value);
    }
  }

  #pressed(event) {
    const way = { PageDown: 1, PageUp: -1, End: 1, Home: -1 }[event.key];
    const leaves = event.key === "End" || event.key === "Home";
    if (!way || event.defaultPrevented || event.ctrlKey !== leaves) return;
    const next = leaves ? this.#beyond(way) : this.#neighbour(event.target, way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  #neighbour(target, way) {
    const articles = this.#articles;
    const index = articles.findIndex((node) => node.contains(target));
    return index < 0 ? undefined : articles[index + way];
  }

  /** What can be reached by key next after the feed, or last before it. */
  #beyond(way) {
    const side = way > 0 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const nodes = [...document.querySelectorAll(FOCUSABLE)].filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility?.() !== false
      && this.#container.compareDocumentPosition(node) === side);
    return nodes.at(way > 0 ? 0 : -1);
  }
}

/** The articles stand in the scroller, or in the one child that it has. */
function containerIn({ scroller, places }) {
  const spaces = places.map(({ space }) => space);
  const own = [...scroller.children].filter((node) => !spaces.includes(node));
  return own.length === 1 ? own[0] : scroller;
}

/** Makes a feed of a list: its actions are where articles come. */
export function makeFeed(list) {
  const feed = list.feed = new Feed(list, list.options.feed);
  for (const edge of list.edges) {
    const options = list.options[edge];
    const name = options.action ? "action" : "apply";
    const run = options[name];
    options[name] = (given) => feed.whileBusy(() => run(given));
  }
}
