import IndicatorDrawings
import OverscrollIndicators

extension IndicatorSVG {
  /// The appearance of a picture: texts, light or dark, reading direction.
  struct Style: Sendable {
    /// The localized string for a text; empty to hide it.
    var words: @Sendable (IndicatorText) -> String
    /// The width of a character as a fraction of the font size.
    var width: @Sendable (Character) -> Double
    /// The font for the role of a text.
    var font: @Sendable (IndicatorTextRole) -> Font = { Font(for: $0) }
    /// The measured size of a text, in points; if nil, the widths of its characters are added.
    var size: @Sendable (IndicatorText) -> IndicatorSize? = { _ in nil }
    /// Whether the colours are for a dark background.
    var isDark = false
    /// Whether its text runs from right to left.
    var isRightToLeft = false
    /// The text scale relative to the default text size.
    var textScale = 1.0
    /// The steps by which a running spinner has turned, of which eight are a full turn.
    var spinnerStep = 0
    /// The picture sequences that indicators can draw.
    var pictures = RecordedPictures()
    /// The address of a picture.
    var address: @Sendable (IndicatorImage) -> String = { "\($0.phase)-\($0.frame).png" }

    /// Creates a style for a light background and a left-to-right layout.
    ///
    /// - Parameters:
    ///   - words: The localized string for a text; empty to hide it.
    ///   - width: The width of a character as a fraction of the font size.
    init(
      words: @escaping @Sendable (IndicatorText) -> String,
      width: @escaping @Sendable (Character) -> Double = IndicatorSVG.usualWidth
    ) {
      self.words = words
      self.width = width
    }
  }

  /// The typical width of a character in sans-serif fonts, as a fraction of the font size.
  ///
  /// - Parameter character: The character.
  /// - Returns: The width.
  @Sendable package static func usualWidth(of character: Character) -> Double {
    if "iljI.,:;'’|! ".contains(character) { return 0.28 }
    if "frt()-".contains(character) { return 0.36 }
    if "mwMW…".contains(character) { return 0.86 }
    // From Hangul Jamo on, most characters are square.
    if character.unicodeScalars.contains(where: { $0.value >= 0x1100 }) { return 1 }
    return character.isUppercase ? 0.66 : 0.55
  }
}

extension IndicatorColor {
  /// The system's colours for labels and controls, of which the secondary one is darker, so that it can be read.
  func svg(isDark: Bool) -> String {
    switch self {
    case .label: isDark ? "#fff" : "#000"
    case .secondary: isDark ? "rgba(235,235,245,0.6)" : "rgba(60,60,67,0.75)"
    case .tint: isDark ? "#0a84ff" : "#007aff"
    case .accent: Self.usualAccent(onDark: isDark).svg(isDark: isDark)
    case .surface: isDark ? "#2c2c2e" : "#fff"
    case .rgb(let red, let green, let blue): "rgb(\(red),\(green),\(blue))"
    }
  }
}
