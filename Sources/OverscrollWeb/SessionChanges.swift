import OverscrollCore

/// The changes of one call, collected over all events that it sent to the engine.
struct SessionChanges: Equatable {
  struct Edge: Equatable {
    var run: RunID?
    var cancelled: RunID?
    var finished: ResultSummary?
    var appearanceChanged = false
    var pullChanged = false
    var phaseChanged = false

    @inline(never)
    mutating func take(_ news: EdgeEffects) {
      run = news.run ?? run
      cancelled = news.cancelled ?? cancelled
      finished = news.finished ?? finished
      appearanceChanged = appearanceChanged || news.appearanceChanged
      pullChanged = pullChanged || news.pullChanged
      phaseChanged = phaseChanged || news.phaseChanged
    }
  }

  var edges = PerEdge(repeating: Edge())
  var movesUntil = 0.0
  var wakeTime = Double.infinity
  /// Whether a finger was lifted or its touch cancelled.
  var isReleased = false

  mutating func take(_ effects: OverscrollEffects, of event: OverscrollEvent) {
    edges.top.take(effects.edges.top)
    edges.bottom.take(effects.edges.bottom)
    edges.leading.take(effects.edges.leading)
    edges.trailing.take(effects.edges.trailing)
    movesUntil = effects.movesUntil
    wakeTime = effects.wakeTime ?? .infinity
    // A pattern instead of a comparison, which would link the equality of all events into the
    // module.
    switch event {
    case .dragEnded, .dragCancelled: isReleased = true
    default: break
    }
  }

  /// Whether the finger was lifted without starting a run at the edge.
  func leaves(_ edge: OverscrollEdge) -> Bool {
    guard isReleased else { return false }
    if case .some = edges[edge].run { return false }
    return true
  }
}
