#if !hasFeature(Embedded)
  package import OverscrollCore

  /// What makes a system's insets follow the offsets: bars that shrink, grow or hide as one scrolls.
  ///
  /// Two rules are equal when their names are.
  package struct SystemInsetRule: Equatable, Sendable {
    /// What a rule can see.
    package struct Moment: Equatable, Sendable {
      /// The offsets now.
      package let offsets: PerAxis<Double>
      /// The offsets when the rule was last asked.
      package let previousOffsets: PerAxis<Double>
      /// The insets of the system as they are.
      package let systemInset: PerEdge<Double>
    }

    /// What tells the rule from others.
    package let name: String
    private let answer: @Sendable (Moment) -> PerEdge<Double>

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: What tells it from others.
    ///   - inset: The insets of the system at a moment. Asked again when they move the view; after 8
    ///     answers the last one stands until the next move.
    package init(_ name: String, inset: @escaping @Sendable (Moment) -> PerEdge<Double>) {
      self.name = name
      answer = inset
    }

    /// A top bar with a large title or a search bar, which follows the content between two heights.
    ///
    /// - Parameters:
    ///   - collapsed: The least height, in points.
    ///   - expanded: The greatest height, in points.
    /// - Returns: The rule.
    package static func largeTitle(collapsed: Double, expanded: Double) -> SystemInsetRule {
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
    package static func shyBar(hidden: Double, shown: Double) -> SystemInsetRule {
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
    package func inset(at moment: Moment) -> PerEdge<Double> { answer(moment) }

    /// Returns whether two rules have the same name.
    package static func == (one: SystemInsetRule, other: SystemInsetRule) -> Bool {
      one.name == other.name
    }
  }
#endif
