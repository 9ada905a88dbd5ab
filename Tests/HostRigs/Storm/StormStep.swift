public import OverscrollCore

/// One thing that a user, an app or a system does to a list.
///
/// Every step is valid in every state, even if it has no effect, so any step of a script can be
/// removed. The description is Swift code.
public enum StormStep: Equatable, Sendable {
  /// How a drag ends.
  public enum Ending: CaseIterable, Sendable {
    /// The finger lifts while it moves.
    case lifted
    /// The finger rests, and then lifts.
    case rested
    /// The system cancels the touch.
    case cancelled
    /// The finger stays down until the next gesture.
    case kept
  }

  /// Code that writes the insets: the writers of invariant 1, and an app that uses Overscroll's
  /// property.
  public enum Writer: CaseIterable, Sendable {
    /// Sets the bottom, and resets it.
    case absolute
    /// Adds to the bottom, and subtracts the same.
    case adding
    /// Saves the insets, sets the bottom, and restores the saved value.
    case restoring
    /// The system's refresh control, at the top.
    case refreshControl
    /// Sets the top to other values.
    case bars
    /// Adds to the top through Overscroll's own property.
    case guide
  }

  /// Changes of the rows.
  public enum Rows: Equatable, Sendable {
    case append(Int)
    case prepend(Int)
    case reload(Int)
    case deleteAll
  }

  /// Changes of a control by the app.
  public enum Change: CaseIterable, Sendable {
    case extent, reach, release, nearness, following, enabled, hidden, fading, indicator
  }

  /// Positive distances are downwards; in points and seconds.
  case drag(by: Double, over: Double, Ending)
  case flick(velocity: Double)
  case wait(Double)
  case rotate
  case write(Writer)
  case rows(Rows)
  case begin(OverscrollEdge, revealing: Bool)
  /// Ends the latest run.
  case end(RefreshResult.Kind, message: Bool)
  case cancel(OverscrollEdge)
  case reset(OverscrollEdge)
  case noMore(OverscrollEdge)
  /// The list leaves its window or returns to it.
  case window
  /// A control is removed, or a new one is assigned.
  case control(OverscrollEdge)
  case change(OverscrollEdge, Change)
  case concurrency(ConcurrentRunPolicy)
  case scrollToTop

  /// Whether the step may move the rows, wherever they are.
  var movesRows: Bool {
    switch self {
    case .drag, .flick, .rotate, .rows, .scrollToTop: true
    case .begin(_, let revealing): revealing
    case .wait, .write, .end, .cancel, .reset, .noMore, .window, .control, .change, .concurrency:
      false
    }
  }
}

extension StormStep: CustomStringConvertible {
  /// The step as Swift code.
  public var description: String {
    switch self {
    case .drag(let way, let time, let ending): ".drag(by: \(way), over: \(time), .\(ending))"
    case .flick(let velocity): ".flick(velocity: \(velocity))"
    case .wait(let time): ".wait(\(time))"
    case .rotate: ".rotate"
    case .write(let writer): ".write(.\(writer))"
    case .rows(let rows): ".rows(.\(rows))"
    case .begin(let edge, let revealing): ".begin(.\(edge), revealing: \(revealing))"
    case .end(let kind, let message): ".end(.\(kind), message: \(message))"
    case .cancel(let edge): ".cancel(.\(edge))"
    case .reset(let edge): ".reset(.\(edge))"
    case .noMore(let edge): ".noMore(.\(edge))"
    case .window: ".window"
    case .control(let edge): ".control(.\(edge))"
    case .change(let edge, let change): ".change(.\(edge), .\(change))"
    case .concurrency(let policy): ".concurrency(.\(policy))"
    case .scrollToTop: ".scrollToTop"
    }
  }
}
