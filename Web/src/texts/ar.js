// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ar.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "اسحب للتحديث",
  releaseToRefresh: "أفلت للتحديث",
  refreshing: "جارٍ التحديث…",
  updated: "تم التحديث",
  unchanged: "كل شيء محدّث",
  refreshFailed: "تعذّر التحديث",
  loadMore: "تحميل المزيد",
  loading: "جارٍ التحميل…",
  noMore: "لا يوجد المزيد",
  loadFailed: "تعذّر التحميل",
  retry: "إعادة المحاولة",
  pullToLoad: "اسحب لتحميل المزيد",
  releaseToLoad: "أفلت لتحميل المزيد",
  lastUpdatedToday: "آخر تحديث: اليوم، {time}",
  lastUpdated: "آخر تحديث: {date}",
  neverUpdated: "لم يتم التحديث بعد",
  backToTop: "العودة إلى الأعلى",
  refresh: "تحديث",
  loadedMore: "تم تحميل المزيد",
  newRows: "{count} جديد",
};
