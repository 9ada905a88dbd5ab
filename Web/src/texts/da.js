// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/da.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Træk for at opdatere",
  releaseToRefresh: "Slip for at opdatere",
  refreshing: "Opdaterer…",
  updated: "Opdateret",
  unchanged: "Allerede opdateret",
  refreshFailed: "Kunne ikke opdatere",
  loadMore: "Indlæs flere",
  loading: "Indlæser…",
  noMore: "Ikke mere at indlæse",
  loadFailed: "Kunne ikke indlæse",
  retry: "Prøv igen",
  pullToLoad: "Træk for at indlæse flere",
  releaseToLoad: "Slip for at indlæse flere",
  lastUpdatedToday: "Sidst opdateret i dag kl. {time}",
  lastUpdated: "Sidst opdateret: {date}",
  neverUpdated: "Aldrig opdateret",
  backToTop: "Til toppen",
  refresh: "Opdater",
  loadedMore: "Flere er indlæst",
  newRows: "Nye: {count}",
};
