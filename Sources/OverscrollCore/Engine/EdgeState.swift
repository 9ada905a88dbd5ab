/// The state of an edge's machine; each case holds its data.
enum EdgeState: Equatable, Sendable {
  /// No run is in progress, and a finger may pull.
  ///
  /// This one case covers three phases. Swift compares cases without data by all the bytes of the
  /// largest case, so three separate cases would make every switch over the state larger.
  case free(EdgePull)
  /// A run waits until the scroll view is in a window.
  ///
  /// With `reveals`, the list scrolls to the edge once it is in a window.
  case waiting(RunID, reveals: Bool)
  /// The action is running, or it has ended and the run stays visible for its minimum time.
  case refreshing(EdgeRun)
  /// The run has ended.
  ///
  /// The result is shown first, and then the extra inset closes.
  case ending(EdgeEnding)
  /// The action failed, and the user can tap to try again.
  ///
  /// `until` is the time at which the failure closes, in seconds. If it is infinite, the failure
  /// stays until the user or the app acts.
  case failed(until: Double)
  case noMore

  /// The phase that hosts and indicators see.
  var phase: OverscrollPhase {
    switch self {
    case .free(.none): .idle
    case .free(.begun): .pulling
    case .free(.armed): .armed
    case .waiting: .waiting
    case .refreshing: .refreshing
    case .ending(let ending): ending.isOver ? .noMore : .ending
    case .failed: .failed
    case .noMore: .noMore
    }
  }
}

/// The progress of a pull.
enum EdgePull: Equatable, Sendable {
  /// No finger is pulling.
  case none
  /// A finger is pulling, but lifting it would not fire yet, or not at all.
  case begun
  /// Lifting the finger would fire.
  case armed
}

/// A run that is in progress.
struct EdgeRun: Equatable, Sendable {
  let runID: RunID
  /// The earliest time at which a visible run may end, in seconds.
  let visibleUntil: Double
  /// The time at which the run fails, in seconds; infinite for never.
  let timeout: Double
  /// The result of the action, if it ended before the run had been shown for its minimum time.
  private(set) var answer: RefreshResult.Summary?

  init(runID: RunID, visibleUntil: Double, timeout: Double) {
    self.runID = runID
    self.visibleUntil = visibleUntil
    self.timeout = timeout
  }

  /// The time of the next change without an event, in seconds; infinite for never.
  var deadline: Double { answer == nil ? timeout : visibleUntil }

  func answered(with result: RefreshResult.Summary) -> EdgeRun {
    var run = self
    run.answer = result
    return run
  }
}

/// A run that has ended and is still visible.
struct EdgeEnding: Equatable, Sendable {
  let result: RefreshResult.Summary
  /// The time of the next change without an event, in seconds.
  let until: Double
  /// Whether the extra inset is closing.
  let collapses: Bool
  /// Whether there is nothing more to load, and no message that would say so later.
  let isOver: Bool
}
