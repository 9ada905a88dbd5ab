// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/de.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Zum Aktualisieren ziehen",
  releaseToRefresh: "Zum Aktualisieren loslassen",
  refreshing: "Wird aktualisiert …",
  updated: "Aktualisiert",
  unchanged: "Bereits aktuell",
  refreshFailed: "Fehler beim Aktualisieren",
  loadMore: "Mehr laden",
  loading: "Wird geladen …",
  noMore: "Keine weiteren Einträge",
  loadFailed: "Fehler beim Laden",
  retry: "Wiederholen",
  pullToLoad: "Ziehen, um mehr zu laden",
  releaseToLoad: "Loslassen, um mehr zu laden",
  lastUpdatedToday: "Zuletzt heute um {time} aktualisiert",
  lastUpdated: "Zuletzt aktualisiert: {date}",
  neverUpdated: "Noch nie aktualisiert",
  backToTop: "Nach oben",
  refresh: "Aktualisieren",
  loadedMore: "Weitere Einträge geladen",
  newRows: "{count} neu",
};
