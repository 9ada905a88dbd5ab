// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/tr.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Yenilemek için çekin",
  releaseToRefresh: "Yenilemek için bırakın",
  refreshing: "Yenileniyor…",
  updated: "Güncellendi",
  unchanged: "Zaten güncel",
  refreshFailed: "Yenilenemedi",
  loadMore: "Daha fazla yükle",
  loading: "Yükleniyor…",
  noMore: "Yüklenecek başka öğe yok",
  loadFailed: "Yüklenemedi",
  retry: "Yeniden dene",
  pullToLoad: "Daha fazlası için çekin",
  releaseToLoad: "Daha fazlası için bırakın",
  lastUpdatedToday: "Son güncelleme: bugün {time}",
  lastUpdated: "Son güncelleme: {date}",
  neverUpdated: "Henüz güncellenmedi",
  backToTop: "Başa dön",
  refresh: "Yenile",
  loadedMore: "Daha fazla öğe yüklendi",
  newRows: "{count} yeni",
};
