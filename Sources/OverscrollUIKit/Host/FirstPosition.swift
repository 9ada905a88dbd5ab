#if canImport(UIKit) && !os(watchOS)
  /// When the content has its first position.
  ///
  /// A list gets its window, its bars, its rows and its first position in several steps, which end
  /// with the end of a chat, or with code of the app that scrolls to a row in its first turn. Until
  /// then, no trigger is evaluated.
  struct FirstPosition {
    private enum Step {
      /// The position is settled.
      case settled
      /// A layout places the content.
      case inLayout
      /// The layout has ended, and the rest of its turn may still scroll.
      case inTurn
    }

    private var step = Step.settled

    /// Whether the position is settled, so that the end of a layout evaluates triggers.
    var isSettled: Bool { step == .settled }

    /// Waits for the position, which the next layout gives the content.
    mutating func wait() { step = .inLayout }

    /// Notes the end of a layout; returns whether the position counts from the next turn on.
    mutating func layoutEnded() -> Bool {
      guard step == .inLayout else { return false }
      step = .inTurn
      return true
    }

    /// Notes the beginning of a turn; returns whether the position is settled now.
    mutating func turnBegan() -> Bool {
      guard step == .inTurn else { return false }
      step = .settled
      return true
    }
  }
#endif
