// Made by Scripts/make-texts.py from Texts/pt-PT.strings.

extension OverscrollLanguage {
  static let ptPT = OverscrollLanguage(
    tag: "pt-PT",
    texts: [
      "Puxe para atualizar",
      "Largue para atualizar",
      "A atualizar…",
      "Atualizado",
      "Já está atualizado",
      "Erro ao atualizar",
      "Carregar mais",
      "A carregar…",
      "Não há mais conteúdo",
      "Erro ao carregar",
      "Tentar de novo",
      "Puxe para carregar mais",
      "Largue para carregar mais",
      "Última atualização: hoje, {time}",
      "Última atualização: {date}",
      "Nunca atualizado",
      "Voltar ao topo",
      "Atualizar",
      "Foi carregado mais conteúdo",
    ])
}
