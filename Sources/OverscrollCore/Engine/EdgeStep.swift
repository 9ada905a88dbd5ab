/// One step of one edge: the input from the scroll view, and the output.
struct EdgeStep {
  /// The time of the step, in seconds.
  let time: Double
  let durations: OverscrollDurations
  let surroundings: EdgeSurroundings
  /// The effects that this event has had on the edge so far; the step adds to them.
  var effects: EdgeEffects
  /// Whether an extra inset changes without animation, for example after a layout.
  private(set) var isInstant = false
  /// Whether a fully open extra inset stays open while the edge is visible.
  private(set) var keepsInset = false
  /// The offset, in points, that the content moves to for reasons other than an extra inset.
  private(set) var destination: Double?
  /// Whether the pull or the fling fires now, before the finger is lifted or the content rests.
  private(set) var requestsRun = false
  /// The result of the run that the step ended; nil if the step ended no run.
  private(set) var endedRun: RefreshResult.Summary?
  /// Whether the triggers have to be evaluated after the step.
  private(set) var needsEvaluation = false
  /// The result of the run whose edge came to rest in the step; nil if none did.
  private(set) var settledRun: RefreshResult.Summary?

  init(
    time: Double, durations: OverscrollDurations, surroundings: EdgeSurroundings,
    effects: EdgeEffects
  ) {
    self.time = time
    self.durations = durations
    self.surroundings = surroundings
    self.effects = effects
  }

  mutating func skipAnimation() { isInstant = true }

  mutating func keepInset() { keepsInset = true }

  mutating func move(to offset: Double) { destination = offset }

  /// Requests a run, as if the finger had fired.
  mutating func requestRun() { requestsRun = true }

  mutating func endRun(with result: RefreshResult.Summary) {
    endedRun = result
    effects.finish(with: result)
  }

  /// Requests that the triggers are evaluated, although neither a length nor an option has changed.
  mutating func requestEvaluation() { needsEvaluation = true }

  mutating func settle(after result: RefreshResult.Summary) { settledRun = result }
}

/// The scroll view, as seen from one of its edges.
struct EdgeSurroundings {
  let isHeld: Bool
  /// Whether the content is still moving by itself after a drag.
  let isFlinging: Bool
  let isAttached: Bool
  let isPaused: Bool
  let hasPinnedHeaders: Bool
  /// Whether the policy forbids a run here because another edge has one.
  let isBlocked: Bool
  /// The lengths of the scroll view along the edge's axis.
  let lengths: AxisGeometry
  /// The distance between the content and the base edge, in points; 0 if the content covers it.
  let overscroll: Double
  /// The offset at the base edge in points, at which the content is not pulled.
  let edgeOffset: Double
  /// The direction of a pull: -1 at the edges where the content begins, 1 at the others.
  let sign: Double
  let isVisible: Bool

  /// Whether the engine may write the offset for a reason of its own.
  ///
  /// Invariant 4: the edge is visible, and no finger is down. A run that asks to be revealed and the
  /// back-to-top button also move a list that is elsewhere, and rows that are kept in place shift the
  /// offset under a finger.
  var letsContentMove: Bool { isVisible && !isHeld && isAttached }

  /// Returns the offset at the given distance past the edge, in points.
  func offset(past distance: Double) -> Double { edgeOffset + sign * distance }
}
