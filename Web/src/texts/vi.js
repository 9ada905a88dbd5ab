// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/vi.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Kéo để làm mới",
  releaseToRefresh: "Thả để làm mới",
  refreshing: "Đang làm mới…",
  updated: "Đã cập nhật",
  unchanged: "Đã là mới nhất",
  refreshFailed: "Không thể làm mới",
  loadMore: "Tải thêm",
  loading: "Đang tải…",
  noMore: "Không còn mục nào",
  loadFailed: "Không thể tải",
  retry: "Thử lại",
  pullToLoad: "Kéo để tải thêm",
  releaseToLoad: "Thả để tải thêm",
  lastUpdatedToday: "Cập nhật lần cuối: hôm nay lúc {time}",
  lastUpdated: "Cập nhật lần cuối: {date}",
  neverUpdated: "Chưa từng cập nhật",
  backToTop: "Về đầu trang",
  refresh: "Làm mới",
  loadedMore: "Đã tải thêm",
  newRows: "{count} mục mới",
};
