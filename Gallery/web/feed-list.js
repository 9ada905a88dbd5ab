// The list of the demos: what is loaded, and how it is shown.

import { fetchPage } from "./feed-client.js";
import { say } from "./words.js";

export class FeedList {
  #next; // The cursor of the next page; undefined until a first page is here.
  #pages = 0;
  #firstPage = deferred();

  /** `fault` gives what is added to each request; `limit` is the length of a page, `pageLimit` how many there are. */
  constructor(rows, { limit = 20, pageLimit = Infinity, fault = () => ({}), onUpdated = () => {} } = {}) {
    Object.assign(this, { rows, limit, pageLimit, fault, onUpdated });
  }

  /** The steps of an edge that refreshes the list or loads more. */
  edge(edge, purpose) {
    return purpose === "load" ? { fetch: this.fetchNext, apply: this.append } : { fetch: this.fetchFirst, apply: this.showFirst };
  }

  // The top edge

  fetchFirst = async ({ signal } = {}) => {
    try {
      return await fetchPage({ limit: this.limit, ...this.fault() }, signal);
    } catch (error) {
      if (!signal?.aborted && this.rows.ids.length === 0) this.rows.showText(say("nothing"));
      throw error;
    }
  };

  /** Whether a result has no words of the page's, which may have another language than the list. */
  isQuiet = false;

  showFirst = (page) => {
    const before = this.rows.ids;
    const fresh = newItems(page.items, before);
    this.rows.replace(page.items, fresh);
    this.#advance(page, 1);
    this.#firstPage.resolve();
    this.onUpdated(page.total);
    if (before.length === 0) return { outcome: "updated" };
    const outcome = fresh.size === 0 ? "unchanged" : "updated";
    return this.isQuiet ? { outcome } : { outcome, message: fresh.size === 0 ? say("upToDate") : newsOf(fresh.size, page) };
  };

  // The bottom edge

  fetchNext = async ({ signal }) => {
    await orAborted(this.#firstPage.promise, signal);
    if (this.#next === null) return { items: [], before: null, next: null };
    const before = this.#next;
    return { ...await fetchPage({ limit: this.limit, before, ...this.fault() }, signal), before };
  };

  append = (page) => {
    // A refresh may have replaced the list since; this page is not its next one.
    if (page.before === this.#next) {
      this.rows.append(page.items);
      this.#advance(page, this.#pages + 1);
    }
    return { hasMore: this.#next !== null };
  };

  #advance(page, pages) {
    this.#pages = pages;
    this.#next = pages < this.pageLimit ? page.next : null;
  }
}

function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => { made.resolve = resolve; });
  return made;
}

// Ids count up in the order of arrival, so newer is greater.
function newItems(items, shown) {
  if (shown.length === 0) return new Set();
  return new Set(items.map(({ id }) => id).filter((id) => id > shown[0]));
}

// A page full of news may have more of them behind it.
function newsOf(count, page) {
  return say("news", { count: count === page.items.length && page.next ? `${count}+` : count });
}

async function orAborted(promise, signal) {
  signal?.throwIfAborted();
  const aborted = new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
  return Promise.race([promise, aborted]);
}
