#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators

  /// How wide the texts of a drawing may be, so that nothing is cut off and nothing lies over another.
  struct TextRoom {
    /// How far texts stay from the sides, in points.
    private static let margin = 8.0
    /// What a sign takes before a line, and what lies between two texts, in points: the classic indicator's.
    private static let sign = 36.0
    private static let gap = 8.0
    /// The part of a line that an action beside it may take.
    private static let actionsPart = 0.4

    private var line = Double.infinity
    private var isShared = false

    init() {}

    init(_ state: IndicatorState) {
      line = max(0, state.size.width - 2 * Self.margin)
      isShared = state.phase == .failed
    }

    /// Returns the most that a text may take, in points.
    ///
    /// - Parameters:
    ///   - role: What the text is.
    ///   - action: How wide the action would be that shares the line, in points.
    /// - Returns: The width, in points.
    func width(for role: SceneTextRole, besides action: Double) -> Double {
      let most = Self.actionsPart * line
      if role == .action { return most }
      return max(0, isShared ? line - Self.gap - min(action, most) : line - Self.sign)
    }
  }
#endif
