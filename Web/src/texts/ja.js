// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ja.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "引っ張って更新",
  releaseToRefresh: "指を離して更新",
  refreshing: "更新中…",
  updated: "更新しました",
  unchanged: "最新の状態です",
  refreshFailed: "更新できませんでした",
  loadMore: "さらに読み込む",
  loading: "読み込み中…",
  noMore: "これ以上ありません",
  loadFailed: "読み込めませんでした",
  retry: "再試行",
  pullToLoad: "引っ張ってさらに読み込む",
  releaseToLoad: "指を離してさらに読み込む",
  lastUpdatedToday: "最終更新：今日 {time}",
  lastUpdated: "最終更新：{date}",
  neverUpdated: "まだ更新されていません",
  backToTop: "先頭に戻る",
  refresh: "更新",
  loadedMore: "さらに読み込みました",
  newRows: "新着{count}件",
};
