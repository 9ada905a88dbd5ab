// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/cs.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Potažením obnovíte",
  releaseToRefresh: "Uvolněním obnovíte",
  refreshing: "Obnovování…",
  updated: "Aktualizováno",
  unchanged: "Vše je aktuální",
  refreshFailed: "Obnovení selhalo",
  loadMore: "Načíst další",
  loading: "Načítání…",
  noMore: "Nic dalšího k načtení",
  loadFailed: "Načtení selhalo",
  retry: "Zkusit znovu",
  pullToLoad: "Potažením načtete další",
  releaseToLoad: "Uvolněním načtete další",
  lastUpdatedToday: "Naposledy aktualizováno: dnes {time}",
  lastUpdated: "Naposledy aktualizováno: {date}",
  neverUpdated: "Zatím neaktualizováno",
  backToTop: "Zpět nahoru",
  refresh: "Obnovit",
  loadedMore: "Další položky načteny",
  newRows: "Nové: {count}",
};
