// Made by Scripts/make-texts.py from Texts/vi.strings.

extension OverscrollLanguage {
  static let vi = OverscrollLanguage(
    tag: "vi",
    texts: [
      "Kéo để làm mới",
      "Thả để làm mới",
      "Đang làm mới…",
      "Đã cập nhật",
      "Đã là mới nhất",
      "Không thể làm mới",
      "Tải thêm",
      "Đang tải…",
      "Không còn mục nào",
      "Không thể tải",
      "Thử lại",
      "Kéo để tải thêm",
      "Thả để tải thêm",
      "Cập nhật lần cuối: hôm nay lúc {time}",
      "Cập nhật lần cuối: {date}",
      "Chưa từng cập nhật",
      "Về đầu trang",
      "Làm mới",
      "Đã tải thêm",
    ])
}
