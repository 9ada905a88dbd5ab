// Made by Scripts/make-texts.py from Texts/pl.strings.

extension OverscrollLanguage {
  static let pl = OverscrollLanguage(
    tag: "pl",
    texts: [
      "Pociągnij, aby odświeżyć",
      "Puść, aby odświeżyć",
      "Odświeżanie…",
      "Zaktualizowano",
      "Wszystko jest aktualne",
      "Nie udało się odświeżyć",
      "Wczytaj więcej",
      "Wczytywanie…",
      "Nie ma nic więcej",
      "Nie udało się wczytać",
      "Ponów próbę",
      "Pociągnij, aby wczytać więcej",
      "Puść, aby wczytać więcej",
      "Ostatnia aktualizacja: dziś o {time}",
      "Ostatnia aktualizacja: {date}",
      "Jeszcze nie aktualizowano",
      "Wróć na górę",
      "Odśwież",
      "Wczytano więcej",
    ])
}
