// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ca.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Estira per actualitzar",
  releaseToRefresh: "Deixa anar per actualitzar",
  refreshing: "S’està actualitzant…",
  updated: "Actualitzat",
  unchanged: "Ja està al dia",
  refreshFailed: "No s’ha pogut actualitzar",
  loadMore: "Carrega’n més",
  loading: "S’està carregant…",
  noMore: "No hi ha res més",
  loadFailed: "No s’ha pogut carregar",
  retry: "Reintenta",
  pullToLoad: "Estira per carregar-ne més",
  releaseToLoad: "Deixa anar per carregar-ne més",
  lastUpdatedToday: "Última actualització: avui, {time}",
  lastUpdated: "Última actualització: {date}",
  neverUpdated: "Encara no s’ha actualitzat",
  backToTop: "Torna a dalt",
  refresh: "Actualitza",
  loadedMore: "S’ha carregat més contingut",
  newRows: "Nous: {count}",
};
