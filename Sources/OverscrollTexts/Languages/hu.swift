// Made by Scripts/make-texts.py from Texts/hu.strings.

extension OverscrollLanguage {
  static let hu = OverscrollLanguage(
    tag: "hu",
    texts: [
      "Húzza a frissítéshez",
      "Engedje el a frissítéshez",
      "Frissítés…",
      "Frissítve",
      "Már naprakész",
      "Nem sikerült frissíteni",
      "Továbbiak betöltése",
      "Betöltés…",
      "Nincs több elem",
      "Nem sikerült betölteni",
      "Újra",
      "Húzza a továbbiakért",
      "Engedje el a továbbiakért",
      "Utoljára frissítve: ma, {time}",
      "Utoljára frissítve: {date}",
      "Még nem frissült",
      "Vissza a tetejére",
      "Frissítés",
      "További elemek betöltve",
    ])
}
