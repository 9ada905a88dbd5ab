// Made by Scripts/make-texts.py from Texts/sv.strings.

extension OverscrollLanguage {
  static let sv = OverscrollLanguage(
    tag: "sv",
    texts: [
      "Dra för att uppdatera",
      "Släpp för att uppdatera",
      "Uppdaterar…",
      "Uppdaterat",
      "Redan uppdaterat",
      "Kunde inte uppdatera",
      "Läs in fler",
      "Läser in…",
      "Inget mer att läsa in",
      "Kunde inte läsa in",
      "Försök igen",
      "Dra för att läsa in fler",
      "Släpp för att läsa in fler",
      "Senast uppdaterat idag kl. {time}",
      "Senast uppdaterat: {date}",
      "Aldrig uppdaterat",
      "Till toppen",
      "Uppdatera",
      "Fler har lästs in",
    ])
}
