// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/fi.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Päivitä vetämällä",
  releaseToRefresh: "Päivitä vapauttamalla",
  refreshing: "Päivitetään…",
  updated: "Päivitetty",
  unchanged: "Jo ajan tasalla",
  refreshFailed: "Päivitys epäonnistui",
  loadMore: "Lataa lisää",
  loading: "Ladataan…",
  noMore: "Ei muuta ladattavaa",
  loadFailed: "Lataus epäonnistui",
  retry: "Yritä uudelleen",
  pullToLoad: "Lataa lisää vetämällä",
  releaseToLoad: "Lataa lisää vapauttamalla",
  lastUpdatedToday: "Päivitetty viimeksi tänään klo {time}",
  lastUpdated: "Päivitetty viimeksi: {date}",
  neverUpdated: "Ei vielä päivitetty",
  backToTop: "Takaisin ylös",
  refresh: "Päivitä",
  loadedMore: "Lisää ladattu",
  newRows: "Uusia: {count}",
};
