/// Deadlines, and the times that a host needs after each event.
extension OverscrollEngine {
  /// Handles every deadline up to the given time in order, each at its own time.
  mutating func passDeadlines(until time: Double, _ effects: inout OverscrollEffects) {
    while deadline <= time {
      now = max(now, deadline)
      stepToEnd(.deadlinePassed, at: dueEdge, &effects)
      summarize()
    }
  }

  /// Decides again, for changes that deadlines caused, whether the engine may write the offset.
  ///
  /// Invariant 4 must hold, and the event after the deadline may have moved the content.
  mutating func reviseLandings(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases {
      guard let change = effects.edges[edge].extraInset, change.movesContent else { continue }
      let surroundings = surroundings(of: edge)
      let place = self[edge]?.place(of: change.motion.target, surroundings)
      effects.reviseLanding(surroundings.letsContentMove ? place : nil, at: edge)
    }
  }

  /// Fills in the times that follow from the current state.
  mutating func conclude(_ effects: inout OverscrollEffects) {
    if needsDeadline { summarize() }
    effects.schedule(movesUntil: movesUntil, wakeTime: deadline < .infinity ? deadline : nil)
  }

  private mutating func summarize() {
    needsDeadline = false
    deadline = .infinity
    movesUntil = button?.motion.end ?? 0
    for edge in OverscrollEdge.allCases { include(edge) }
  }

  @inline(never)
  private mutating func include(_ edge: OverscrollEdge) {
    guard let summary = summary(at: edge) else { return }
    movesUntil = max(movesUntil, summary.movesUntil)
    guard summary.deadline < deadline else { return }
    deadline = summary.deadline
    dueEdge = edge
  }
}
