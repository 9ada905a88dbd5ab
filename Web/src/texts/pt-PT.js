// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/pt-PT.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Puxe para atualizar",
  releaseToRefresh: "Largue para atualizar",
  refreshing: "A atualizar…",
  updated: "Atualizado",
  unchanged: "Já está atualizado",
  refreshFailed: "Erro ao atualizar",
  loadMore: "Carregar mais",
  loading: "A carregar…",
  noMore: "Não há mais conteúdo",
  loadFailed: "Erro ao carregar",
  retry: "Tentar de novo",
  pullToLoad: "Puxe para carregar mais",
  releaseToLoad: "Largue para carregar mais",
  lastUpdatedToday: "Última atualização: hoje, {time}",
  lastUpdated: "Última atualização: {date}",
  neverUpdated: "Nunca atualizado",
  backToTop: "Voltar ao topo",
  refresh: "Atualizar",
  loadedMore: "Foi carregado mais conteúdo",
  newRows: "Novos: {count}",
};
