// @ts-check
// Made by Development/Scripts/make-texts.py from Development/Texts/pt-BR.strings.
// A draft: no native speaker has reviewed these texts.
export default {
  pullToRefresh: "Puxe para atualizar",
  releaseToRefresh: "Solte para atualizar",
  refreshing: "Atualizando…",
  updated: "Atualizado",
  unchanged: "Já está atualizado",
  refreshFailed: "Falha ao atualizar",
  loadMore: "Carregar mais",
  loading: "Carregando…",
  noMore: "Não há mais conteúdo",
  loadFailed: "Falha ao carregar",
  retry: "Tentar novamente",
  pullToLoad: "Puxe para carregar mais",
  releaseToLoad: "Solte para carregar mais",
  lastUpdatedToday: "Última atualização: hoje, {time}",
  lastUpdated: "Última atualização: {date}",
  neverUpdated: "Nunca atualizado",
  backToTop: "Voltar ao topo",
  refresh: "Atualizar",
  loadedMore: "Mais conteúdo carregado",
  newRows: "Novos: {count}",
};
