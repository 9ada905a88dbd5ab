/// The state of an edge's machine; each case owns its data.
enum EdgeState: Equatable, Sendable {
  /// Nothing runs.
  ///
  /// One case with what three differ in: cases that own nothing are told apart by all the bytes of
  /// the largest one that does, wherever the state is looked at.
  case free(EdgePull)
  /// A run that waits for a window; `reveals` where the list then scrolls to the edge.
  case waiting(RunID, reveals: Bool)
  case refreshing(EdgeRun)
  case ending(EdgeEnding)
  /// The time at which the failure is put away; nil where it stays until somebody acts.
  case failed(until: Double?)
  case noMore

  var phase: OverscrollPhase {
    switch self {
    case .free(.none): .idle
    case .free(.begun): .pulling
    case .free(.armed): .armed
    case .waiting: .waiting
    case .refreshing: .refreshing
    case .ending: .ending
    case .failed: .failed
    case .noMore: .noMore
    }
  }
}

/// How far a pull has come that fires when the finger lets go.
enum EdgePull: Equatable, Sendable {
  case none
  case begun
  case armed
}

/// A run that is under way.
struct EdgeRun: Equatable, Sendable {
  let runID: RunID
  /// When it is shown, in seconds: at once, or after a delay.
  let showTime: Double
  /// Until when it is to be seen, in seconds, once it is shown.
  let visibleUntil: Double
  /// When it counts as failed, in seconds; nil for never.
  let timeout: Double?
  /// Whether the time to show it has come.
  var isShown: Bool
  /// What the action answered before the run had been shown long enough.
  var answer: ResultSummary?

  /// When it goes on by itself, in seconds.
  var deadline: Double? {
    let next = isShown ? (answer == nil ? .infinity : visibleUntil) : showTime
    let time = min(next, answer == nil ? timeout ?? .infinity : .infinity)
    return time < .infinity ? time : nil
  }
}

/// A run that is done and still to be seen.
struct EdgeEnding: Equatable, Sendable {
  let result: ResultSummary
  /// When it goes on by itself, in seconds.
  let until: Double
  /// Whether the extra inset is on its way to rest.
  let collapses: Bool
}
