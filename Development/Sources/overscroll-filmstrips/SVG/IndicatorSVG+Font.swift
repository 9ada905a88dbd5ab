import OverscrollIndicators

extension IndicatorSVG {
  /// The metrics of a text's font.
  struct Font: Equatable, Sendable {
    /// The font size, in points.
    var size: Double
    /// The height of a line, in points.
    var lineHeight: Double
    /// The font weight as in CSS: 400 is normal.
    var weight: Int
    /// The distance of the baseline below the middle of a line, in points.
    var baseline: Double

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - size: The font size, in points.
    ///   - lineHeight: The height of a line, in points.
    ///   - weight: The font weight as in CSS.
    ///   - baseline: The distance of the baseline below the middle of a line, in points; if nil,
    ///     that of most fonts.
    init(size: Double, lineHeight: Double, weight: Int = 400, baseline: Double? = nil) {
      self.size = size
      self.lineHeight = lineHeight
      self.weight = weight
      self.baseline = baseline ?? Self.usualBaseline * size
    }

    /// The baseline of most fonts, as a fraction of their size.
    private static let usualBaseline = 0.35

    /// Creates the font of a text on iOS at the default text size: the subheadline or caption
    /// style.
    ///
    /// - Parameter role: The role of the text.
    init(for role: IndicatorTextRole) {
      self.init(size: role == .detail ? 12 : 15, lineHeight: role == .detail ? 16 : 20)
    }
  }
}
