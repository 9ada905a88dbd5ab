#if !hasFeature(Embedded)
  public import OverscrollCore

  /// What makes a system's insets follow the offsets: bars that shrink, grow or hide as one scrolls.
  ///
  /// Two rules are equal when their names are.
  public struct SystemInsetRule: Equatable, Sendable {
    /// What a rule can see.
    public struct Moment: Equatable, Sendable {
      /// The offsets now.
      public let offsets: PerAxis<Double>
      /// The offsets when the rule was last asked.
      public let previousOffsets: PerAxis<Double>
      /// The insets of the system as they are.
      public let systemInset: PerEdge<Double>
    }

    /// What tells the rule from others.
    public let name: String
    private let answer: @Sendable (Moment) -> PerEdge<Double>

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: What tells it from others.
    ///   - inset: The insets of the system at a moment. Asked again when they move the view; after 8
    ///     answers the last one stands until the next move.
    public init(_ name: String, inset: @escaping @Sendable (Moment) -> PerEdge<Double>) {
      self.name = name
      answer = inset
    }

    /// A top bar with a large title or a search bar, which follows the content between two heights.
    ///
    /// - Parameters:
    ///   - collapsed: The least height, in points.
    ///   - expanded: The greatest height, in points.
    /// - Returns: The rule.
    public static func largeTitle(collapsed: Double, expanded: Double) -> SystemInsetRule {
      SystemInsetRule("large title \(collapsed) to \(expanded)") { moment in
        var inset = moment.systemInset
        inset.top = min(max(-moment.offsets.vertical, collapsed), expanded)
        return inset
      }
    }

    /// A top bar that goes as one scrolls towards the end, and comes back as one scrolls back.
    ///
    /// - Parameters:
    ///   - hidden: The least height, in points.
    ///   - shown: The greatest height, in points.
    /// - Returns: The rule.
    public static func shyBar(hidden: Double, shown: Double) -> SystemInsetRule {
      SystemInsetRule("shy bar \(hidden) to \(shown)") { moment in
        var inset = moment.systemInset
        let moved = moment.offsets.vertical - moment.previousOffsets.vertical
        inset.top = min(max(inset.top - moved, hidden), shown)
        return inset
      }
    }

    /// Returns the insets of the system at a moment.
    ///
    /// - Parameter moment: The moment.
    /// - Returns: The insets, in points.
    public func inset(at moment: Moment) -> PerEdge<Double> { answer(moment) }

    /// Returns whether two rules have the same name.
    public static func == (one: SystemInsetRule, other: SystemInsetRule) -> Bool {
      one.name == other.name
    }
  }
#endif
