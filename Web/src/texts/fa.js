// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/fa.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "برای تازه‌سازی بکشید",
  releaseToRefresh: "برای تازه‌سازی رها کنید",
  refreshing: "در حال تازه‌سازی…",
  updated: "به‌روز شد",
  unchanged: "از قبل به‌روز است",
  refreshFailed: "تازه‌سازی نشد",
  loadMore: "بارگذاری موارد بیشتر",
  loading: "در حال بارگذاری…",
  noMore: "مورد دیگری نیست",
  loadFailed: "بارگذاری نشد",
  retry: "تلاش دوباره",
  pullToLoad: "برای موارد بیشتر بکشید",
  releaseToLoad: "برای موارد بیشتر رها کنید",
  lastUpdatedToday: "آخرین به‌روزرسانی: امروز {time}",
  lastUpdated: "آخرین به‌روزرسانی: {date}",
  neverUpdated: "هنوز به‌روز نشده",
  backToTop: "بازگشت به بالا",
  refresh: "تازه‌سازی",
  loadedMore: "موارد بیشتر بارگذاری شد",
  newRows: "{count} مورد جدید",
};
