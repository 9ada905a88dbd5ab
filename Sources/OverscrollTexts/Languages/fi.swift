// Made by Scripts/make-texts.py from Texts/fi.strings.

extension OverscrollLanguage {
  static let fi = OverscrollLanguage(
    tag: "fi",
    texts: [
      "Päivitä vetämällä",
      "Päivitä vapauttamalla",
      "Päivitetään…",
      "Päivitetty",
      "Jo ajan tasalla",
      "Päivitys epäonnistui",
      "Lataa lisää",
      "Ladataan…",
      "Ei muuta ladattavaa",
      "Lataus epäonnistui",
      "Yritä uudelleen",
      "Lataa lisää vetämällä",
      "Lataa lisää vapauttamalla",
      "Päivitetty viimeksi tänään klo {time}",
      "Päivitetty viimeksi: {date}",
      "Ei vielä päivitetty",
      "Takaisin ylös",
      "Päivitä",
      "Lisää ladattu",
    ])
}
