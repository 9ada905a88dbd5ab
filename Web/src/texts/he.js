// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/he.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "משיכה לרענון",
  releaseToRefresh: "שחרור לרענון",
  refreshing: "מרענן…",
  updated: "עודכן",
  unchanged: "הכול מעודכן",
  refreshFailed: "הרענון נכשל",
  loadMore: "טעינת עוד פריטים",
  loading: "טוען…",
  noMore: "אין עוד פריטים",
  loadFailed: "הטעינה נכשלה",
  retry: "ניסיון חוזר",
  pullToLoad: "משיכה לטעינת עוד",
  releaseToLoad: "שחרור לטעינת עוד",
  lastUpdatedToday: "עודכן לאחרונה היום בשעה {time}",
  lastUpdated: "עודכן לאחרונה: {date}",
  neverUpdated: "טרם עודכן",
  backToTop: "חזרה למעלה",
  refresh: "רענון",
  loadedMore: "נטענו עוד פריטים",
  newRows: "חדשים: {count}",
};
