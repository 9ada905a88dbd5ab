// Made by Scripts/make-texts.py from Texts/id.strings.

extension OverscrollLanguage {
  static let id = OverscrollLanguage(
    tag: "id",
    texts: [
      "Tarik untuk menyegarkan",
      "Lepas untuk menyegarkan",
      "Menyegarkan…",
      "Diperbarui",
      "Sudah terbaru",
      "Gagal menyegarkan",
      "Muat lainnya",
      "Memuat…",
      "Tidak ada lagi",
      "Gagal memuat",
      "Coba lagi",
      "Tarik untuk memuat lainnya",
      "Lepas untuk memuat lainnya",
      "Terakhir diperbarui hari ini pukul {time}",
      "Terakhir diperbarui: {date}",
      "Belum pernah diperbarui",
      "Kembali ke atas",
      "Segarkan",
      "Item lainnya dimuat",
    ])
}
