#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators

  /// The maximum widths of a drawing's texts, so that none is cut off and none overlaps another.
  struct TextRoom {
    /// The distance of texts from the sides, in points.
    private static let margin = 8.0
    /// The width of a symbol before a line, and the distance between two texts, in points; from the
    /// classic indicator.
    private static let icon = 36.0
    private static let gap = 8.0
    /// The part of a line that an action beside the text may use.
    private static let actionsPart = 0.4

    private var line = Double.infinity
    private var isShared = false

    init() {}

    init(_ state: IndicatorState) {
      line = max(0, state.size.width - 2 * Self.margin)
      isShared = state.phase == .failed
    }

    /// Returns the maximum width of a text, in points.
    ///
    /// - Parameters:
    ///   - role: The role of the text.
    ///   - action: The natural width of the action on the same line, in points.
    /// - Returns: The width, in points.
    func width(for role: IndicatorTextRole, besides action: Double) -> Double {
      let most = Self.actionsPart * line
      if role == .action { return most }
      return max(0, isShared ? line - Self.gap - min(action, most) : line - Self.icon)
    }
  }
#endif
