// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/it.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Trascina per aggiornare",
  releaseToRefresh: "Rilascia per aggiornare",
  refreshing: "Aggiornamento…",
  updated: "Aggiornato",
  unchanged: "Già aggiornato",
  refreshFailed: "Impossibile aggiornare",
  loadMore: "Carica altro",
  loading: "Caricamento…",
  noMore: "Nessun altro elemento",
  loadFailed: "Impossibile caricare",
  retry: "Riprova",
  pullToLoad: "Trascina per caricare altro",
  releaseToLoad: "Rilascia per caricare altro",
  lastUpdatedToday: "Ultimo aggiornamento: oggi, {time}",
  lastUpdated: "Ultimo aggiornamento: {date}",
  neverUpdated: "Mai aggiornato",
  backToTop: "Torna all’inizio",
  refresh: "Aggiorna",
  loadedMore: "Altri elementi caricati",
  newRows: "Nuovi: {count}",
};
