// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/id.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Tarik untuk menyegarkan",
  releaseToRefresh: "Lepas untuk menyegarkan",
  refreshing: "Menyegarkan…",
  updated: "Diperbarui",
  unchanged: "Sudah terbaru",
  refreshFailed: "Gagal menyegarkan",
  loadMore: "Muat lainnya",
  loading: "Memuat…",
  noMore: "Tidak ada lagi",
  loadFailed: "Gagal memuat",
  retry: "Coba lagi",
  pullToLoad: "Tarik untuk memuat lainnya",
  releaseToLoad: "Lepas untuk memuat lainnya",
  lastUpdatedToday: "Terakhir diperbarui hari ini pukul {time}",
  lastUpdated: "Terakhir diperbarui: {date}",
  neverUpdated: "Belum pernah diperbarui",
  backToTop: "Kembali ke atas",
  refresh: "Segarkan",
  loadedMore: "Item lainnya dimuat",
  newRows: "{count} baru",
};
