// Made by Scripts/make-texts.py from Texts/ca.strings.

extension OverscrollLanguage {
  static let ca = OverscrollLanguage(
    tag: "ca",
    texts: [
      "Estira per actualitzar",
      "Deixa anar per actualitzar",
      "S’està actualitzant…",
      "Actualitzat",
      "Ja està al dia",
      "No s’ha pogut actualitzar",
      "Carrega’n més",
      "S’està carregant…",
      "No hi ha res més",
      "No s’ha pogut carregar",
      "Reintenta",
      "Estira per carregar-ne més",
      "Deixa anar per carregar-ne més",
      "Última actualització: avui, {time}",
      "Última actualització: {date}",
      "Encara no s’ha actualitzat",
      "Torna a dalt",
      "Actualitza",
      "S’ha carregat més contingut",
    ])
}
