// Made by Scripts/make-texts.py from Texts/fr.strings.

extension OverscrollLanguage {
  static let fr = OverscrollLanguage(
    tag: "fr",
    texts: [
      "Tirez pour actualiser",
      "Relâchez pour actualiser",
      "Actualisation…",
      "Actualisé",
      "Déjà à jour",
      "Échec de l’actualisation",
      "Charger plus",
      "Chargement…",
      "Rien de plus à charger",
      "Échec du chargement",
      "Réessayer",
      "Tirez pour charger plus",
      "Relâchez pour charger plus",
      "Actualisé aujourd’hui à {time}",
      "Dernière actualisation : {date}",
      "Jamais actualisé",
      "Revenir en haut",
      "Actualiser",
      "Suite chargée",
    ])
}
