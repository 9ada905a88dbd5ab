/// The state of an edge's machine; each case owns its data.
enum EdgeState: Equatable, Sendable {
  case idle
  case pulling
  case armed
  case refreshing(EdgeRun)
  case ending(EdgeEnding)
  /// The time at which the failure is put away; nil where it stays until somebody acts.
  case failed(until: Double?)
  case noMore

  var phase: OverscrollPhase {
    switch self {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .refreshing: .refreshing
    case .ending: .ending
    case .failed: .failed
    case .noMore: .noMore
    }
  }
}

/// A run that is under way.
struct EdgeRun: Equatable, Sendable {
  let cycle: OverscrollCycle
  /// When it began, in seconds.
  let since: Double
  /// What the action answered before the run had been shown long enough.
  var answer: RefreshOutcome?
}

/// A run that is done and still to be seen.
struct EdgeEnding: Equatable, Sendable {
  let outcome: RefreshOutcome
  /// When the share begins to go, in seconds.
  let collapseTime: Double
  var collapses = false
}
