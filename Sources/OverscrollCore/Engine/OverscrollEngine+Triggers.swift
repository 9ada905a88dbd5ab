/// The evaluation of triggers: whether the user is near enough to an edge that fires by nearness.
extension OverscrollEngine {
  /// Fires the edges that are near enough, if an evaluation is pending and no layout is in
  /// progress.
  ///
  /// This is the last step of an event, so it uses the final lengths.
  @inline(never)
  mutating func evaluateTriggers(_ effects: inout OverscrollEffects) {
    guard evaluation.isDue else { return }
    let pending = evaluation.take()
    // The refresh comes first. It replaces the list, so a page that it would cancel must not begin.
    evaluateTriggers(for: .refresh, in: pending, &effects)
    evaluateTriggers(for: .load, in: pending, &effects)
  }

  @inline(never)
  private mutating func evaluateTriggers(
    for purpose: EdgeOptions.Purpose, in pending: PendingEvaluation,
    _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases
    where pending.needsEvaluation || pending.approached.has(edge) {
      let occasion: LoadOccasion = pending.approached.has(edge) ? .scrolled : .settled
      guard fires(edge, for: purpose, by: occasion) else { continue }
      requestRun(edge, by: .nearness(occasion), &effects)
    }
  }

  /// Whether an edge has the given purpose, is near enough, and may fire.
  ///
  /// The function is mutating although it changes nothing. Otherwise the engine would be copied for
  /// each call, and most events call it.
  @inline(never)
  mutating func fires(
    _ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose, by occasion: LoadOccasion
  ) -> Bool {
    let lengths = geometry[edge.axis]
    guard isAttached, !isPaused else { return false }
    let distance = lengths.distance(to: edge, from: offset[edge.axis])
    // A layout that settles outside a fling counts as well, because filling a short list needs no
    // finger.
    let byUser = isHeld || occasion == .released || (occasion == .settled && !isFlinging)
    return switch edge {
    case .top: top?.fires(for: purpose, at: distance, by: occasion, byUser: byUser) ?? false
    case .bottom: bottom?.fires(for: purpose, at: distance, by: occasion, byUser: byUser) ?? false
    case .leading: leading?.fires(for: purpose, at: distance, by: occasion, byUser: byUser) ?? false
    case .trailing:
      trailing?.fires(for: purpose, at: distance, by: occasion, byUser: byUser) ?? false
    }
  }
}
