// Made by Scripts/make-texts.py from Texts/cs.strings.

extension OverscrollLanguage {
  static let cs = OverscrollLanguage(
    tag: "cs",
    texts: [
      "Potažením obnovíte",
      "Uvolněním obnovíte",
      "Obnovování…",
      "Aktualizováno",
      "Vše je aktuální",
      "Obnovení selhalo",
      "Načíst další",
      "Načítání…",
      "Nic dalšího k načtení",
      "Načtení selhalo",
      "Zkusit znovu",
      "Potažením načtete další",
      "Uvolněním načtete další",
      "Naposledy aktualizováno: dnes {time}",
      "Naposledy aktualizováno: {date}",
      "Zatím neaktualizováno",
      "Zpět nahoru",
      "Obnovit",
      "Další položky načteny",
    ])
}
