// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/bn.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "রিফ্রেশ করতে টানুন",
  releaseToRefresh: "রিফ্রেশ করতে ছেড়ে দিন",
  refreshing: "রিফ্রেশ হচ্ছে…",
  updated: "আপডেট হয়েছে",
  unchanged: "ইতিমধ্যেই আপডেট করা আছে",
  refreshFailed: "রিফ্রেশ করা যায়নি",
  loadMore: "আরও লোড করুন",
  loading: "লোড হচ্ছে…",
  noMore: "আর কিছু নেই",
  loadFailed: "লোড করা যায়নি",
  retry: "আবার চেষ্টা করুন",
  pullToLoad: "আরও লোড করতে টানুন",
  releaseToLoad: "আরও লোড করতে ছেড়ে দিন",
  lastUpdatedToday: "শেষ আপডেট: আজ {time}",
  lastUpdated: "শেষ আপডেট: {date}",
  neverUpdated: "কখনও আপডেট করা হয়নি",
  backToTop: "উপরে ফিরে যান",
  refresh: "রিফ্রেশ করুন",
  loadedMore: "আরও লোড হয়েছে",
  newRows: "{count}টি নতুন",
};
