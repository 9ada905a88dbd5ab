// Made by Scripts/make-texts.py from Texts/ms.strings.

extension OverscrollLanguage {
  static let ms = OverscrollLanguage(
    tag: "ms",
    texts: [
      "Tarik untuk segar semula",
      "Lepaskan untuk segar semula",
      "Menyegar semula…",
      "Dikemas kini",
      "Sudah terkini",
      "Gagal menyegar semula",
      "Muat lagi",
      "Memuatkan…",
      "Tiada lagi",
      "Gagal memuatkan",
      "Cuba lagi",
      "Tarik untuk muat lagi",
      "Lepaskan untuk muat lagi",
      "Kemas kini terakhir: hari ini, {time}",
      "Kemas kini terakhir: {date}",
      "Belum pernah dikemas kini",
      "Kembali ke atas",
      "Segar semula",
      "Lebih banyak dimuatkan",
    ])
}
