/// The machine of one edge: the same for every edge, trigger and purpose.
///
/// It knows nothing of other edges; what one edge's run means for another is the engine's business.
struct EdgeMachine: Equatable, Sendable {
  let edge: OverscrollEdge
  let options: EdgeOptions
  let times: OverscrollTimes

  private(set) var state = EdgeState.idle
  /// When the phase was entered, in seconds.
  private(set) var since = 0.0
  /// How far the content lies past the base edge, in points.
  private(set) var overscroll = 0.0
  /// The share and the way it takes; its target is the share that counts.
  private(set) var share = SettleMotion.resting(at: 0)
  /// How far the indicator has turned because letting go would fire: 0 to 1.
  private(set) var turn = SettleMotion.resting(at: 0)
  /// How the last run ended.
  private(set) var outcome: RefreshOutcome?
  private(set) var hasContent = false
  var gate = LoadGate()

  init(edge: OverscrollEdge, options: EdgeOptions, times: OverscrollTimes) {
    self.edge = edge
    self.options = options
    self.times = times
  }

  // MARK: What it is like

  var runningCycle: OverscrollCycle? {
    if case .refreshing(let run) = state { run.cycle } else { nil }
  }

  /// The finger's pull beyond what is held open, in points.
  var pull: Double { max(0, overscroll - share.target) }

  /// The pull as a part of the distance that arms; 0 where no pull does, 2 where any does.
  var progress: Double {
    guard let distance = options.trigger.releaseDistance else { return 0 }
    return distance > 0 ? pull / distance : (pull > 0 ? 2 : 0)
  }

  /// The share of an edge at which nothing happens.
  var restingShare: Double { options.isInline && (hasContent || isBusy) ? options.extent : 0 }

  /// The share while the action runs.
  var heldShare: Double { options.isInline ? options.extent : options.hold }

  private var isBusy: Bool {
    switch state {
    case .refreshing, .failed: true
    default: false
    }
  }

  /// When the machine goes on by itself, in seconds.
  var deadline: Double? {
    switch state {
    case .refreshing(let run): run.answer == nil ? nil : visibleUntil(run)
    case .ending(let ending): ending.collapses ? share.end : ending.collapseTime
    case .failed(let until): until
    case .idle, .pulling, .armed, .noMore: nil
    }
  }

  func visibleUntil(_ run: EdgeRun) -> Double {
    options.isInline ? run.since : run.since + times.minimumVisible.orZero
  }

  // MARK: The steps that everything else is made of

  mutating func enter(_ next: EdgeState, _ step: inout EdgeStep) {
    let before = state.phase
    state = next
    guard before != next.phase else { return }
    since = step.time
    let isArmed = next.phase == .armed
    if isArmed != (before == .armed) {
      turn = turn.retargeted(to: isArmed ? 1 : 0, at: step.time, over: times.turn)
    }
  }

  mutating func setShare(_ target: Double, over duration: Double, _ step: inout EdgeStep) {
    guard share.target != target else { return }
    share = share.retargeted(to: target, at: step.time, over: duration)
    step.effects.share = ShareChange(motion: share, movesContent: step.movesContent)
  }

  mutating func remember(_ outcome: RefreshOutcome?) { self.outcome = outcome }

  mutating func lie(past distance: Double) { overscroll = distance }

  /// Takes note of the content; an inline indicator comes and goes with it.
  mutating func contentBecame(_ isThere: Bool, _ step: inout EdgeStep) {
    hasContent = isThere
    guard options.isInline else { return }
    setShare(restingShare, over: 0, &step)
  }
}
