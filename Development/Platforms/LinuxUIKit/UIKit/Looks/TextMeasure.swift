import Foundation

/// Measures text by a fixed rule: the width of each letter is half the font size.
struct TextMeasure {
  let font: UIFont
  /// The maximum number of lines; 0 for no limit.
  let lineLimit: Int

  /// Returns the size of a text at a width.
  func size(of text: String, width: CGFloat) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var lines = 0
    var longest = 0
    let room = letters(in: width)
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let (count, length) = wrapped(paragraph, room: room)
      lines += count
      longest = max(longest, length)
    }
    if lineLimit > 0 { lines = min(lines, lineLimit) }
    return CGSize(
      width: min(CGFloat(longest) * font.letterWidth, max(width, 0)).rounded(.up),
      height: CGFloat(lines) * font.lineHeight)
  }

  private func letters(in width: CGFloat) -> Int {
    let room = width / font.letterWidth
    return room < 1 ? 1 : room > 1e6 ? 1_000_000 : Int(room)
  }

  /// Breaks words into lines; words that are too long are cut.
  private func wrapped(_ text: Substring, room: Int) -> (lines: Int, longest: Int) {
    var (lines, longest, current) = (1, 0, 0)
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var length = word.count
      let needed = current == 0 ? length : current + 1 + length
      if needed <= room {
        current = needed
      } else {
        if current > 0 { lines += 1 }
        while length > room {
          lines += 1
          length -= room
          longest = room
        }
        current = length
      }
      longest = max(longest, current)
    }
    return (lines, longest)
  }
}
