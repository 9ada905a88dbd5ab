// Made by Scripts/make-texts.py from Texts/de.strings.

extension OverscrollLanguage {
  static let de = OverscrollLanguage(
    tag: "de",
    texts: [
      "Zum Aktualisieren ziehen",
      "Zum Aktualisieren loslassen",
      "Wird aktualisiert …",
      "Aktualisiert",
      "Bereits aktuell",
      "Fehler beim Aktualisieren",
      "Mehr laden",
      "Wird geladen …",
      "Keine weiteren Einträge",
      "Fehler beim Laden",
      "Wiederholen",
      "Ziehen, um mehr zu laden",
      "Loslassen, um mehr zu laden",
      "Zuletzt heute um {time} aktualisiert",
      "Zuletzt aktualisiert: {date}",
      "Noch nie aktualisiert",
      "Nach oben",
      "Aktualisieren",
      "Weitere Einträge geladen",
    ])
}
