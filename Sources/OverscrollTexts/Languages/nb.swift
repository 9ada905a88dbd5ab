// Made by Scripts/make-texts.py from Texts/nb.strings.

extension OverscrollLanguage {
  static let nb = OverscrollLanguage(
    tag: "nb",
    texts: [
      "Dra for å oppdatere",
      "Slipp for å oppdatere",
      "Oppdaterer…",
      "Oppdatert",
      "Allerede oppdatert",
      "Kunne ikke oppdatere",
      "Last inn flere",
      "Laster inn…",
      "Ikke mer å laste inn",
      "Kunne ikke laste inn",
      "Prøv igjen",
      "Dra for å laste inn flere",
      "Slipp for å laste inn flere",
      "Sist oppdatert i dag kl. {time}",
      "Sist oppdatert: {date}",
      "Aldri oppdatert",
      "Til toppen",
      "Oppdater",
      "Flere er lastet inn",
    ])
}
