// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/el.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Τραβήξτε για ανανέωση",
  releaseToRefresh: "Αφήστε για ανανέωση",
  refreshing: "Γίνεται ανανέωση…",
  updated: "Ενημερώθηκε",
  unchanged: "Ήδη ενημερωμένο",
  refreshFailed: "Αποτυχία ανανέωσης",
  loadMore: "Φόρτωση περισσότερων",
  loading: "Φόρτωση…",
  noMore: "Δεν υπάρχουν άλλα",
  loadFailed: "Αποτυχία φόρτωσης",
  retry: "Νέα προσπάθεια",
  pullToLoad: "Τραβήξτε για περισσότερα",
  releaseToLoad: "Αφήστε για περισσότερα",
  lastUpdatedToday: "Τελευταία ενημέρωση: σήμερα, {time}",
  lastUpdated: "Τελευταία ενημέρωση: {date}",
  neverUpdated: "Δεν ενημερώθηκε ποτέ",
  backToTop: "Επιστροφή στην κορυφή",
  refresh: "Ανανέωση",
  loadedMore: "Φορτώθηκαν περισσότερα",
  newRows: "Νέα: {count}",
};
