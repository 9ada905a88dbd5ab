// Made by Scripts/make-texts.py from Texts/ro.strings.

extension OverscrollLanguage {
  static let ro = OverscrollLanguage(
    tag: "ro",
    texts: [
      "Trageți pentru actualizare",
      "Eliberați pentru actualizare",
      "Se actualizează…",
      "Actualizat",
      "Este deja actualizat",
      "Actualizare eșuată",
      "Încărcați mai multe",
      "Se încarcă…",
      "Nu mai există elemente",
      "Încărcare eșuată",
      "Reîncercați",
      "Trageți pentru mai multe",
      "Eliberați pentru mai multe",
      "Ultima actualizare: azi, {time}",
      "Ultima actualizare: {date}",
      "Neactualizat încă",
      "Înapoi sus",
      "Actualizați",
      "S-au încărcat mai multe",
    ])
}
