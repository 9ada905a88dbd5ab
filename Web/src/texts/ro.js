// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ro.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Trageți pentru actualizare",
  releaseToRefresh: "Eliberați pentru actualizare",
  refreshing: "Se actualizează…",
  updated: "Actualizat",
  unchanged: "Este deja actualizat",
  refreshFailed: "Actualizare eșuată",
  loadMore: "Încărcați mai multe",
  loading: "Se încarcă…",
  noMore: "Nu mai există elemente",
  loadFailed: "Încărcare eșuată",
  retry: "Reîncercați",
  pullToLoad: "Trageți pentru mai multe",
  releaseToLoad: "Eliberați pentru mai multe",
  lastUpdatedToday: "Ultima actualizare: azi, {time}",
  lastUpdated: "Ultima actualizare: {date}",
  neverUpdated: "Neactualizat încă",
  backToTop: "Înapoi sus",
  refresh: "Actualizați",
  loadedMore: "S-au încărcat mai multe",
  newRows: "Noi: {count}",
};
