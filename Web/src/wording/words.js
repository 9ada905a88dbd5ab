// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/*.strings.

/** The texts that are used unless the page has its own. */
export const ENGLISH = {
  pullToRefresh: "Pull to refresh",
  releaseToRefresh: "Release to refresh",
  refreshing: "Refreshing…",
  updated: "Updated",
  unchanged: "Already up to date",
  refreshFailed: "Couldn’t refresh",
  loadMore: "Load more",
  loading: "Loading…",
  noMore: "That’s all",
  loadFailed: "Couldn’t load",
  retry: "Try again",
  pullToLoad: "Pull to load more",
  releaseToLoad: "Release to load more",
  lastUpdatedToday: "Last updated today at {time}",
  lastUpdated: "Last updated: {date}",
  neverUpdated: "Never updated",
  backToTop: "Back to top",
  refresh: "Refresh",
  loadedMore: "Loaded more",
  newRows: "{count} new",
};

/** The tags of the languages that the package has texts in. */
export const LANGUAGES = "en ar bn ca cs da de el es fa fi fr he hi hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans zh-Hant".split(" ");
