// Made by Scripts/make-texts.py from Texts/it.strings.

extension OverscrollLanguage {
  static let it = OverscrollLanguage(
    tag: "it",
    texts: [
      "Trascina per aggiornare",
      "Rilascia per aggiornare",
      "Aggiornamento…",
      "Aggiornato",
      "Già aggiornato",
      "Impossibile aggiornare",
      "Carica altro",
      "Caricamento…",
      "Nessun altro elemento",
      "Impossibile caricare",
      "Riprova",
      "Trascina per caricare altro",
      "Rilascia per caricare altro",
      "Ultimo aggiornamento: oggi, {time}",
      "Ultimo aggiornamento: {date}",
      "Mai aggiornato",
      "Torna all’inizio",
      "Aggiorna",
      "Altri elementi caricati",
    ])
}
