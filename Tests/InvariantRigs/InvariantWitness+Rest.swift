public import OverscrollCore

/// The state at rest, in which nothing of ours is left.
extension InvariantWitness {
  /// The broken invariant, and the event after which it was broken.
  public var fault: String? { broken.map { "\($0.law) after \($0.event)" } }

  /// The finger goes, what runs is answered, and time passes.
  public mutating func comeToRest(_ edge: OverscrollEdge) {
    play(.attached)
    if engine.isHeld {
      play(.dragCancelled)
      // Into the middle: no edge is near.
      play(.scrolled(to: 700, along: edge.axis))
    }
    if let runID = engine.runID(of: edge) { play(.end(runID, .updated)) }
    play(.frame, after: 20)
  }

  /// Anything of ours that is left at rest; an inline failure stays until the user or the app acts.
  public func unrest(at edge: OverscrollEdge) -> String? {
    let isInline = engine.options(of: edge)?.placement == .inline
    let phase = engine.phase(of: edge)
    let isIdle = phase == .idle || phase == .noMore || (isInline && phase == .failed)
    if !isIdle || engine.runID(of: edge) != nil { return "it ends as \(phase)" }
    let extraInset = engine.insetMotion(of: edge)
    let rest = isInline ? engine.options(of: edge)?.extent : 0
    if extraInset.target != rest || !extraInset.isSettled(at: time) {
      return "an extra inset is left: \(extraInset)"
    }
    return effects.wakeTime.map { "it wants to wake at \($0)" }
  }

  /// The finger goes, every run is answered as often as one comes, and all the time that is asked for passes.
  public mutating func comeToRestEverywhere() {
    for event in [.triggersReleased, .attached, .dragCancelled, .cameToRest] as [OverscrollEvent] {
      play(event)
    }
    // At most 255 fills of each edge follow each other. Each one begins, is held for rows that may
    // come, closes, and gives way to another edge.
    for _ in 0..<4 * 4 * 256 where isBusy {
      for runID in edges.compactMap(engine.runID) { play(.end(runID, .unchanged)) }
      play(.frame, at: effects.wakeTime ?? time)
    }
  }

  /// Anything of ours that is left at any edge after ``comeToRestEverywhere()``.
  public var unrest: String? {
    for edge in edges where !holdsForever(edge) {
      let phase = engine.phase(of: edge)
      let isInline = engine.options(of: edge)?.placement == .inline
      let isIdle = phase == .idle || phase == .noMore || (isInline && phase == .failed)
      if !isIdle { return "the \(edge) edge ends as \(phase)" }
      let mayStand = isInline || engine.options(of: edge)?.placement == .inlineAtEnd
      if !mayStand, engine.insetMotion(of: edge).target != 0 {
        return "an extra inset is left at the \(edge) edge"
      }
    }
    return effects.wakeTime.map { "it wants to wake at \($0)" }
  }

  /// Whether an edge shows a result or a failure until the app or the user acts.
  private func holdsForever(_ edge: OverscrollEdge) -> Bool {
    let durations = engine.durations
    switch engine.phase(of: edge) {
    case .failed: return durations.failureDuration == .infinity
    // The end of a list is shown as such while its result is held.
    case .ending, .noMore:
      return max(durations.messageDuration, durations.resultDuration) == .infinity
    case .idle, .pulling, .armed, .waiting, .refreshing: return false
    }
  }

  private var isBusy: Bool {
    effects.wakeTime != nil || edges.contains { engine.runID(of: $0) != nil }
  }
}
