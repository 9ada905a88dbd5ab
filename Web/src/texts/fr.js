// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/fr.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Tirez pour actualiser",
  releaseToRefresh: "Relâchez pour actualiser",
  refreshing: "Actualisation…",
  updated: "Actualisé",
  unchanged: "Déjà à jour",
  refreshFailed: "Échec de l’actualisation",
  loadMore: "Charger plus",
  loading: "Chargement…",
  noMore: "Rien de plus à charger",
  loadFailed: "Échec du chargement",
  retry: "Réessayer",
  pullToLoad: "Tirez pour charger plus",
  releaseToLoad: "Relâchez pour charger plus",
  lastUpdatedToday: "Actualisé aujourd’hui à {time}",
  lastUpdated: "Dernière actualisation : {date}",
  neverUpdated: "Jamais actualisé",
  backToTop: "Revenir en haut",
  refresh: "Actualiser",
  loadedMore: "Suite chargée",
  newRows: "Nouveaux : {count}",
};
