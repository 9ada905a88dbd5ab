// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/pl.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Pociągnij, aby odświeżyć",
  releaseToRefresh: "Puść, aby odświeżyć",
  refreshing: "Odświeżanie…",
  updated: "Zaktualizowano",
  unchanged: "Wszystko jest aktualne",
  refreshFailed: "Nie udało się odświeżyć",
  loadMore: "Wczytaj więcej",
  loading: "Wczytywanie…",
  noMore: "Nie ma nic więcej",
  loadFailed: "Nie udało się wczytać",
  retry: "Ponów próbę",
  pullToLoad: "Pociągnij, aby wczytać więcej",
  releaseToLoad: "Puść, aby wczytać więcej",
  lastUpdatedToday: "Ostatnia aktualizacja: dziś o {time}",
  lastUpdated: "Ostatnia aktualizacja: {date}",
  neverUpdated: "Jeszcze nie aktualizowano",
  backToTop: "Wróć na górę",
  refresh: "Odśwież",
  loadedMore: "Wczytano więcej",
  newRows: "Nowe: {count}",
};
