// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ko.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "당겨서 새로 고침",
  releaseToRefresh: "놓아서 새로 고침",
  refreshing: "새로 고치는 중…",
  updated: "업데이트됨",
  unchanged: "이미 최신 상태임",
  refreshFailed: "새로 고칠 수 없음",
  loadMore: "더 불러오기",
  loading: "불러오는 중…",
  noMore: "더 이상 없음",
  loadFailed: "불러올 수 없음",
  retry: "다시 시도",
  pullToLoad: "당겨서 더 불러오기",
  releaseToLoad: "놓아서 더 불러오기",
  lastUpdatedToday: "마지막 업데이트: 오늘 {time}",
  lastUpdated: "마지막 업데이트: {date}",
  neverUpdated: "업데이트한 적 없음",
  backToTop: "맨 위로",
  refresh: "새로 고침",
  loadedMore: "더 불러옴",
  newRows: "새로 옴: {count}",
};
