// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/hi.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "रीफ़्रेश करने के लिए खींचें",
  releaseToRefresh: "रीफ़्रेश करने के लिए छोड़ें",
  refreshing: "रीफ़्रेश किया जा रहा है…",
  updated: "अपडेट किया गया",
  unchanged: "पहले से अपडेट है",
  refreshFailed: "रीफ़्रेश नहीं हो सका",
  loadMore: "और लोड करें",
  loading: "लोड किया जा रहा है…",
  noMore: "और कुछ नहीं है",
  loadFailed: "लोड नहीं हो सका",
  retry: "फिर से कोशिश करें",
  pullToLoad: "और लोड करने के लिए खींचें",
  releaseToLoad: "और लोड करने के लिए छोड़ें",
  lastUpdatedToday: "आख़िरी अपडेट: आज {time}",
  lastUpdated: "आख़िरी अपडेट: {date}",
  neverUpdated: "अभी तक अपडेट नहीं हुआ",
  backToTop: "वापस ऊपर जाएँ",
  refresh: "रीफ़्रेश करें",
  loadedMore: "और आइटम लोड किए गए",
  newRows: "नए: {count}",
};
