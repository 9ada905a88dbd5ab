// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/uk.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Потягніть, щоб оновити",
  releaseToRefresh: "Відпустіть, щоб оновити",
  refreshing: "Оновлення…",
  updated: "Оновлено",
  unchanged: "Оновлень немає",
  refreshFailed: "Не вдалося оновити",
  loadMore: "Завантажити ще",
  loading: "Завантаження…",
  noMore: "Більше нічого немає",
  loadFailed: "Не вдалося завантажити",
  retry: "Повторити",
  pullToLoad: "Потягніть, щоб завантажити ще",
  releaseToLoad: "Відпустіть, щоб завантажити ще",
  lastUpdatedToday: "Останнє оновлення: сьогодні, {time}",
  lastUpdated: "Останнє оновлення: {date}",
  neverUpdated: "Ще не оновлювалося",
  backToTop: "Нагору",
  refresh: "Оновити",
  loadedMore: "Завантажено ще",
  newRows: "Нові: {count}",
};
