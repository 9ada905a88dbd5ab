// Made by Scripts/make-texts.py from Texts/sk.strings.

extension OverscrollLanguage {
  static let sk = OverscrollLanguage(
    tag: "sk",
    texts: [
      "Potiahnutím obnovíte",
      "Uvoľnením obnovíte",
      "Obnovuje sa…",
      "Aktualizované",
      "Všetko je aktuálne",
      "Obnovenie zlyhalo",
      "Načítať ďalšie",
      "Načítava sa…",
      "Žiadne ďalšie položky",
      "Načítanie zlyhalo",
      "Skúsiť znova",
      "Potiahnutím načítate ďalšie",
      "Uvoľnením načítate ďalšie",
      "Naposledy aktualizované: dnes {time}",
      "Naposledy aktualizované: {date}",
      "Zatiaľ neaktualizované",
      "Späť nahor",
      "Obnoviť",
      "Ďalšie položky načítané",
    ])
}
