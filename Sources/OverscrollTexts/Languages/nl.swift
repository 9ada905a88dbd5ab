// Made by Scripts/make-texts.py from Texts/nl.strings.

extension OverscrollLanguage {
  static let nl = OverscrollLanguage(
    tag: "nl",
    texts: [
      "Trek om te vernieuwen",
      "Laat los om te vernieuwen",
      "Vernieuwen…",
      "Bijgewerkt",
      "Al bijgewerkt",
      "Vernieuwen mislukt",
      "Laad meer",
      "Laden…",
      "Niets meer te laden",
      "Laden mislukt",
      "Probeer opnieuw",
      "Trek om meer te laden",
      "Laat los om meer te laden",
      "Laatst bijgewerkt: vandaag om {time}",
      "Laatst bijgewerkt: {date}",
      "Nooit bijgewerkt",
      "Terug naar boven",
      "Vernieuw",
      "Meer geladen",
    ])
}
