// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/sv.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Dra för att uppdatera",
  releaseToRefresh: "Släpp för att uppdatera",
  refreshing: "Uppdaterar…",
  updated: "Uppdaterat",
  unchanged: "Redan uppdaterat",
  refreshFailed: "Kunde inte uppdatera",
  loadMore: "Läs in fler",
  loading: "Läser in…",
  noMore: "Inget mer att läsa in",
  loadFailed: "Kunde inte läsa in",
  retry: "Försök igen",
  pullToLoad: "Dra för att läsa in fler",
  releaseToLoad: "Släpp för att läsa in fler",
  lastUpdatedToday: "Senast uppdaterat idag kl. {time}",
  lastUpdated: "Senast uppdaterat: {date}",
  neverUpdated: "Aldrig uppdaterat",
  backToTop: "Till toppen",
  refresh: "Uppdatera",
  loadedMore: "Fler har lästs in",
  newRows: "Nya: {count}",
};
