// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ms.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Tarik untuk segar semula",
  releaseToRefresh: "Lepaskan untuk segar semula",
  refreshing: "Menyegar semula…",
  updated: "Dikemas kini",
  unchanged: "Sudah terkini",
  refreshFailed: "Gagal menyegar semula",
  loadMore: "Muat lagi",
  loading: "Memuatkan…",
  noMore: "Tiada lagi",
  loadFailed: "Gagal memuatkan",
  retry: "Cuba lagi",
  pullToLoad: "Tarik untuk muat lagi",
  releaseToLoad: "Lepaskan untuk muat lagi",
  lastUpdatedToday: "Kemas kini terakhir: hari ini, {time}",
  lastUpdated: "Kemas kini terakhir: {date}",
  neverUpdated: "Belum pernah dikemas kini",
  backToTop: "Kembali ke atas",
  refresh: "Segar semula",
  loadedMore: "Lebih banyak dimuatkan",
  newRows: "{count} baharu",
};
