// Made by Scripts/make-texts.py from Texts/tr.strings.

extension OverscrollLanguage {
  static let tr = OverscrollLanguage(
    tag: "tr",
    texts: [
      "Yenilemek için çekin",
      "Yenilemek için bırakın",
      "Yenileniyor…",
      "Güncellendi",
      "Zaten güncel",
      "Yenilenemedi",
      "Daha fazla yükle",
      "Yükleniyor…",
      "Yüklenecek başka öğe yok",
      "Yüklenemedi",
      "Yeniden dene",
      "Daha fazlası için çekin",
      "Daha fazlası için bırakın",
      "Son güncelleme: bugün {time}",
      "Son güncelleme: {date}",
      "Henüz güncellenmedi",
      "Başa dön",
      "Yenile",
      "Daha fazla öğe yüklendi",
    ])
}
