// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/hu.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Húzza a frissítéshez",
  releaseToRefresh: "Engedje el a frissítéshez",
  refreshing: "Frissítés…",
  updated: "Frissítve",
  unchanged: "Már naprakész",
  refreshFailed: "Nem sikerült frissíteni",
  loadMore: "Továbbiak betöltése",
  loading: "Betöltés…",
  noMore: "Nincs több elem",
  loadFailed: "Nem sikerült betölteni",
  retry: "Újra",
  pullToLoad: "Húzza a továbbiakért",
  releaseToLoad: "Engedje el a továbbiakért",
  lastUpdatedToday: "Utoljára frissítve: ma, {time}",
  lastUpdated: "Utoljára frissítve: {date}",
  neverUpdated: "Még nem frissült",
  backToTop: "Vissza a tetejére",
  refresh: "Frissítés",
  loadedMore: "További elemek betöltve",
  newRows: "{count} új",
};
