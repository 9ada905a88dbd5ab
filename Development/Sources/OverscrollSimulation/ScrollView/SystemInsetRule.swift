#if !hasFeature(Embedded)
  package import OverscrollCore

  /// A rule that derives the system's insets from the offsets: bars that resize or hide while
  /// scrolling.
  ///
  /// Two rules are equal if their names are.
  package struct SystemInsetRule: Equatable, Sendable {
    /// The input of a rule.
    package struct Moment: Equatable, Sendable {
      /// The current offsets.
      package let offsets: PerAxis<Double>
      /// The offsets at the last call.
      package let previousOffsets: PerAxis<Double>
      /// The current insets of the system.
      package let systemInset: PerEdge<Double>
    }

    /// The name, which identifies the rule.
    package let name: String
    private let answer: @Sendable (Moment) -> PerEdge<Double>

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - name: The name, which identifies the rule.
    ///   - inset: Returns the insets of the system. It is called again if they move the view; after
    ///     8 calls the last result applies until the next move.
    package init(_ name: String, inset: @escaping @Sendable (Moment) -> PerEdge<Double>) {
      self.name = name
      answer = inset
    }

    /// A top bar with a large title or a search bar, which follows the content between two heights.
    ///
    /// - Parameters:
    ///   - collapsed: The smallest height, in points.
    ///   - expanded: The greatest height, in points.
    /// - Returns: The rule.
    package static func largeTitle(collapsed: Double, expanded: Double) -> SystemInsetRule {
      SystemInsetRule("large title \(collapsed) to \(expanded)") { moment in
        var inset = moment.systemInset
        inset.top = min(max(-moment.offsets.vertical, collapsed), expanded)
        return inset
      }
    }

    /// A top bar that hides while the user scrolls towards the end, and appears while scrolling
    /// back.
    ///
    /// - Parameters:
    ///   - hidden: The smallest height, in points.
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
