// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/ru.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Потяните для обновления",
  releaseToRefresh: "Отпустите для обновления",
  refreshing: "Обновление…",
  updated: "Обновлено",
  unchanged: "Обновлений нет",
  refreshFailed: "Не удалось обновить",
  loadMore: "Загрузить ещё",
  loading: "Загрузка…",
  noMore: "Больше ничего нет",
  loadFailed: "Не удалось загрузить",
  retry: "Повторить",
  pullToLoad: "Потяните для загрузки",
  releaseToLoad: "Отпустите для загрузки",
  lastUpdatedToday: "Обновлено сегодня в {time}",
  lastUpdated: "Последнее обновление: {date}",
  neverUpdated: "Ещё не обновлялось",
  backToTop: "Наверх",
  refresh: "Обновить",
  loadedMore: "Загружено ещё",
  newRows: "Новые: {count}",
};
