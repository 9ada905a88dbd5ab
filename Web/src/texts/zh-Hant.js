// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/zh-Hant.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "拉動即可重新整理",
  releaseToRefresh: "放開即可重新整理",
  refreshing: "正在重新整理…",
  updated: "已更新",
  unchanged: "已是最新狀態",
  refreshFailed: "無法重新整理",
  loadMore: "載入更多",
  loading: "正在載入…",
  noMore: "沒有更多內容",
  loadFailed: "無法載入",
  retry: "再試一次",
  pullToLoad: "拉動即可載入更多",
  releaseToLoad: "放開即可載入更多",
  lastUpdatedToday: "上次更新：今天 {time}",
  lastUpdated: "上次更新：{date}",
  neverUpdated: "從未更新",
  backToTop: "回到最上方",
  refresh: "重新整理",
  loadedMore: "已載入更多",
  newRows: "{count} 則新內容",
};
