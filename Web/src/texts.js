/** The keys of the texts, in the order of `SceneText` in the engine. */
export const TEXT_KEYS = [
  "pullToRefresh", "releaseToRefresh", "refreshing", "updated", "unchanged", "refreshFailed",
  "loadMore", "loading", "noMore", "loadFailed", "retry", "lastUpdated", "message", "refresh",
];

/** What the library says where the page has no words of its own. */
export const DEFAULT_TEXTS = {
  pullToRefresh: "Pull to refresh",
  releaseToRefresh: "Release to refresh",
  refreshing: "Refreshing…",
  updated: "Updated",
  unchanged: "Already up to date",
  refreshFailed: "Couldn’t refresh",
  loadMore: "Load more",
  loading: "Loading…",
  noMore: "No more to load",
  loadFailed: "Couldn’t load",
  retry: "Try again",
  lastUpdated: (date) => `Last updated ${timeOf(date)}`,
  refresh: "REFRESH",
};

function timeOf(date) {
  return date.toLocaleTimeString(undefined, { timeStyle: "short" });
}

/** The texts of one edge: fixed ones, the time of the last update, and the outcome's message. */
export class EdgeTexts {
  #texts;
  message = "";
  updatedAt = null;

  constructor(texts) {
    this.#texts = texts;
  }

  at(key) {
    if (key === "message") return this.message;
    const text = this.#texts[key];
    if (key !== "lastUpdated") return text;
    return this.updatedAt === null ? "" : text(this.updatedAt);
  }
}
