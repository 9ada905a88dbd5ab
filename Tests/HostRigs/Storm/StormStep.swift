public import OverscrollCore

/// One thing that a user, an app or a system does to a list.
///
/// It means something in every state, if only nothing: so a script may lose any of its steps. It prints as
/// it is written in Swift.
public enum StormStep: Equatable, Sendable {
  /// How a drag ends.
  public enum Ending: CaseIterable, Sendable {
    /// The finger lets go as it moves.
    case lifted
    /// It rests, and lets go.
    case rested
    /// The system takes the touch away.
    case cancelled
    /// The finger stays, until the next gesture.
    case kept
  }

  /// Who writes into the insets: those of invariant 1, and an app that knows of us.
  public enum Writer: CaseIterable, Sendable {
    /// Sets the bottom, and sets it back.
    case absolute
    /// Adds to the bottom, and takes it off.
    case adding
    /// Saves the insets, sets the bottom, and puts back what it saved.
    case restoring
    /// The system's own control for refreshes, at the top.
    case refreshControl
    /// Sets the top to other values.
    case bars
    /// Adds to the top by way of our own property.
    case guide
  }

  /// What becomes of the rows.
  public enum Rows: Equatable, Sendable {
    case append(Int)
    case prepend(Int)
    case reload(Int)
    case deleteAll
  }

  /// What an app changes of a control.
  public enum Change: CaseIterable, Sendable {
    case extent, reach, release, nearness, following, enabled, hidden, fading, indicator
  }

  /// Down is more than nothing; in points and seconds.
  case drag(by: Double, over: Double, Ending)
  case flick(velocity: Double)
  case wait(Double)
  case rotate
  case write(Writer)
  case rows(Rows)
  case begin(OverscrollEdge, revealing: Bool)
  /// Ends the run that began last.
  case end(ResultKind, message: Bool)
  case cancel(OverscrollEdge)
  case reset(OverscrollEdge)
  case ranOut(OverscrollEdge)
  /// The list leaves its window, or comes back.
  case window
  /// A control is taken away, or a new one comes.
  case control(OverscrollEdge)
  case change(OverscrollEdge, Change)
  case overlap(OverlapPolicy)
  case scrollToTop

  /// Whether the rows may move because of it, wherever they are.
  var movesRows: Bool {
    switch self {
    case .drag, .flick, .rotate, .rows, .scrollToTop: true
    case .begin(_, let revealing): revealing
    case .wait, .write, .end, .cancel, .reset, .ranOut, .window, .control, .change, .overlap: false
    }
  }
}

extension StormStep: CustomStringConvertible {
  /// The step as it is written in Swift.
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
    case .ranOut(let edge): ".ranOut(.\(edge))"
    case .window: ".window"
    case .control(let edge): ".control(.\(edge))"
    case .change(let edge, let change): ".change(.\(edge), .\(change))"
    case .overlap(let policy): ".overlap(.\(policy))"
    case .scrollToTop: ".scrollToTop"
    }
  }
}
