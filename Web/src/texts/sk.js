// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/sk.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Potiahnutím obnovíte",
  releaseToRefresh: "Uvoľnením obnovíte",
  refreshing: "Obnovuje sa…",
  updated: "Aktualizované",
  unchanged: "Všetko je aktuálne",
  refreshFailed: "Obnovenie zlyhalo",
  loadMore: "Načítať ďalšie",
  loading: "Načítava sa…",
  noMore: "Žiadne ďalšie položky",
  loadFailed: "Načítanie zlyhalo",
  retry: "Skúsiť znova",
  pullToLoad: "Potiahnutím načítate ďalšie",
  releaseToLoad: "Uvoľnením načítate ďalšie",
  lastUpdatedToday: "Naposledy aktualizované: dnes {time}",
  lastUpdated: "Naposledy aktualizované: {date}",
  neverUpdated: "Zatiaľ neaktualizované",
  backToTop: "Späť nahor",
  refresh: "Obnoviť",
  loadedMore: "Ďalšie položky načítané",
  newRows: "Nové: {count}",
};
