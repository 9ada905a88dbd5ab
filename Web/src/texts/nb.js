// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/nb.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Dra for å oppdatere",
  releaseToRefresh: "Slipp for å oppdatere",
  refreshing: "Oppdaterer…",
  updated: "Oppdatert",
  unchanged: "Allerede oppdatert",
  refreshFailed: "Kunne ikke oppdatere",
  loadMore: "Last inn flere",
  loading: "Laster inn…",
  noMore: "Ikke mer å laste inn",
  loadFailed: "Kunne ikke laste inn",
  retry: "Prøv igjen",
  pullToLoad: "Dra for å laste inn flere",
  releaseToLoad: "Slipp for å laste inn flere",
  lastUpdatedToday: "Sist oppdatert i dag kl. {time}",
  lastUpdated: "Sist oppdatert: {date}",
  neverUpdated: "Aldri oppdatert",
  backToTop: "Til toppen",
  refresh: "Oppdater",
  loadedMore: "Flere er lastet inn",
  newRows: "Nye: {count}",
};
