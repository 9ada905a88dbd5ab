// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/nl.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Trek om te vernieuwen",
  releaseToRefresh: "Laat los om te vernieuwen",
  refreshing: "Vernieuwen…",
  updated: "Bijgewerkt",
  unchanged: "Al bijgewerkt",
  refreshFailed: "Vernieuwen mislukt",
  loadMore: "Laad meer",
  loading: "Laden…",
  noMore: "Niets meer te laden",
  loadFailed: "Laden mislukt",
  retry: "Probeer opnieuw",
  pullToLoad: "Trek om meer te laden",
  releaseToLoad: "Laat los om meer te laden",
  lastUpdatedToday: "Laatst bijgewerkt: vandaag om {time}",
  lastUpdated: "Laatst bijgewerkt: {date}",
  neverUpdated: "Nooit bijgewerkt",
  backToTop: "Terug naar boven",
  refresh: "Vernieuw",
  loadedMore: "Meer geladen",
  newRows: "{count} nieuw",
};
