// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/zh-Hans.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "拉动即可刷新",
  releaseToRefresh: "松开即可刷新",
  refreshing: "正在刷新…",
  updated: "已更新",
  unchanged: "已是最新",
  refreshFailed: "刷新失败",
  loadMore: "载入更多",
  loading: "正在载入…",
  noMore: "没有更多内容",
  loadFailed: "载入失败",
  retry: "重试",
  pullToLoad: "拉动即可载入更多",
  releaseToLoad: "松开即可载入更多",
  lastUpdatedToday: "上次更新：今天 {time}",
  lastUpdated: "上次更新：{date}",
  neverUpdated: "从未更新",
  backToTop: "回到顶部",
  refresh: "刷新",
  loadedMore: "已载入更多",
  newRows: "{count} 条新内容",
};
