// Made by Scripts/make-texts.py from Texts/pt-BR.strings.

extension OverscrollLanguage {
  static let ptBR = OverscrollLanguage(
    tag: "pt-BR",
    texts: [
      "Puxe para atualizar",
      "Solte para atualizar",
      "Atualizando…",
      "Atualizado",
      "Já está atualizado",
      "Falha ao atualizar",
      "Carregar mais",
      "Carregando…",
      "Não há mais conteúdo",
      "Falha ao carregar",
      "Tentar novamente",
      "Puxe para carregar mais",
      "Solte para carregar mais",
      "Última atualização: hoje, {time}",
      "Última atualização: {date}",
      "Nunca atualizado",
      "Voltar ao topo",
      "Atualizar",
      "Mais conteúdo carregado",
    ])
}
