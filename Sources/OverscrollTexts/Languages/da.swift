// Made by Scripts/make-texts.py from Texts/da.strings.

extension OverscrollLanguage {
  static let da = OverscrollLanguage(
    tag: "da",
    texts: [
      "Træk for at opdatere",
      "Slip for at opdatere",
      "Opdaterer…",
      "Opdateret",
      "Allerede opdateret",
      "Kunne ikke opdatere",
      "Indlæs flere",
      "Indlæser…",
      "Ikke mere at indlæse",
      "Kunne ikke indlæse",
      "Prøv igen",
      "Træk for at indlæse flere",
      "Slip for at indlæse flere",
      "Sidst opdateret i dag kl. {time}",
      "Sidst opdateret: {date}",
      "Aldrig opdateret",
      "Til toppen",
      "Opdater",
      "Flere er indlæst",
    ])
}
