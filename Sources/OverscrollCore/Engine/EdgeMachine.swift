/// The machine of one edge: the same for every edge, trigger and purpose.
///
/// It knows nothing of other edges; what one edge's run means for another is the engine's business.
struct EdgeMachine: Equatable, Sendable {
  let edge: OverscrollEdge
  private(set) var options: EdgeOptions

  private(set) var state = EdgeState.free(.none)
  /// When the phase was entered, in seconds.
  private(set) var since = 0.0
  /// How far the content lies past the base edge, in points.
  private(set) var overscroll = 0.0
  /// The extra inset and the way it takes; its target is the extra inset that counts.
  private(set) var extraInset = SettleMotion.resting(at: 0)
  /// How far the indicator has turned because letting go would fire: 0 to 1.
  private(set) var turn = SettleMotion.resting(at: 0)
  /// How the last run ended.
  private(set) var result: ResultSummary?
  var content = EdgeContent()
  var touch = EdgeTouch()
  var gate = LoadGate()
  var isEnabled = true
  /// Whether the app hides the edge; the library never writes it.
  var isHiddenByApp = false

  /// Without options there is no machine.
  @inline(never)
  init?(edge: OverscrollEdge, options: EdgeOptions?) {
    guard let options else { return nil }
    self.edge = edge
    self.options = options
  }

  // MARK: What it is like

  var phase: OverscrollPhase { state.phase }

  var currentRunID: RunID? {
    switch state {
    case .refreshing(let run): run.runID
    case .waiting(let runID, _): runID
    default: nil
    }
  }

  /// Whether the action is done, and the run only goes on so that it does not flash.
  var isAnswered: Bool {
    if case .refreshing(let run) = state { run.answer != nil } else { false }
  }

  /// Whether the app may take back that there is nothing more, or that it went wrong.
  var canBeRenewed: Bool {
    switch state {
    case .noMore, .failed: true
    case .ending(let ending): isLast(ending.result)
    case .free, .waiting, .refreshing: false
    }
  }

  /// The finger's pull beyond what is held open, in points.
  var pull: Double { max(0, overscroll - extraInset.target) }

  /// The pull that fires, in points; nil where no pull does.
  ///
  /// Never further than a finger's way of one viewport leads, or the edge could not be used at all.
  var pullDistance: Double? {
    guard let distance = options.trigger.pullDistance else { return nil }
    return fingerReach > 0 ? min(distance, fingerReach) : distance
  }

  /// How far a finger's way of one viewport leads, in points.
  var fingerReach: Double { content.viewportLength * RubberBand.reach }

  /// The pull as a part of the distance that arms; 0 where no pull does, 2 where any does.
  var progress: Double {
    guard let distance = pullDistance else { return 0 }
    // Of next to no distance it would be beyond all numbers.
    return distance > 0 ? min(pull / distance, .limit) : (pull > 0 ? 2 : 0)
  }

  /// When the machine goes on by itself, in seconds.
  var deadline: Double? {
    switch state {
    case .refreshing(let run): run.deadline
    case .ending(let ending): ending.until
    case .failed(let until): until
    case .free, .waiting, .noMore: nil
    }
  }

  /// The time until which something of this edge moves by itself, in seconds.
  var movesUntil: Double { max(turn.end, extraInset.end) }

  // MARK: The steps that everything else is made of

  mutating func enter(_ next: EdgeState, _ step: inout EdgeStep) {
    let before = state.phase
    state = next
    guard before != next.phase else { return }
    since = step.time
    step.effects.phaseChanged = true
    step.effects.appearanceChanged = true
    if (phase == .armed) != (before == .armed) { turn(phase == .armed, &step) }
  }

  /// Takes in how far the content lies past the edge.
  mutating func lie(_ step: inout EdgeStep) {
    guard overscroll != step.view.overscroll else { return }
    overscroll = step.view.overscroll
    step.effects.pullChanged = true
  }

  mutating func remember(_ result: ResultSummary?, _ step: inout EdgeStep) {
    self.result = result
    step.effects.appearanceChanged = true
  }

  /// Takes other options of the same purpose; a run goes on.
  ///
  /// What that means for a pull is a step of its own.
  mutating func adopt(_ options: EdgeOptions) {
    self.options = options
    gate.scrolled()
  }

  /// Leads the extra inset to another target, at the pace that its direction has.
  mutating func setExtraInset(_ target: Double, _ step: inout EdgeStep) {
    let isOpening = target > extraInset.target
    if isOpening { content.insetOpened() }
    let pace = isOpening ? step.times.expand : step.times.collapse
    // What follows the offset is there with it, or pinned headers would lag behind the finger.
    let isInstant = step.isInstant || !step.view.isAttached || isFollowing(step.view)
    extraInset = extraInset.retargeted(to: target, at: step.time, over: isInstant ? 0 : pace)
    step.effects.extraInset = InsetChange(motion: extraInset, offset: landing(isOpening, step.view))
    step.effects.appearanceChanged = true
  }

  /// Brings the extra inset into sight as it is, after a time in which nobody saw it.
  mutating func presentInset(_ step: inout EdgeStep) {
    extraInset = .resting(at: extraInset.target)
    let isShort = overscroll < extraInset.target
    step.effects.extraInset = InsetChange(motion: extraInset, offset: landing(isShort, step.view))
    step.effects.appearanceChanged = true
  }

  private mutating func turn(_ isArmed: Bool, _ step: inout EdgeStep) {
    turn = turn.retargeted(to: isArmed ? 1 : 0, at: step.time, over: step.times.turn)
    if isArmed, touch.feels() { step.effects.feedback.insert(.armed) }
  }
}

/// What the machine knows of the content.
struct EdgeContent: Equatable, Sendable {
  private(set) var length = 0.0
  /// The least length since the extra inset opened: content that grows meanwhile pulls no inset back.
  private(set) var leastLength = 0.0
  /// How much room the content leaves in the viewport, in points.
  private(set) var room = Double.infinity
  private(set) var viewportLength = 0.0
  /// How many items are left beyond those that are seen; nil where the host does not count.
  var itemsLeft: Int?

  var isThere: Bool { length > 0 }

  /// Whether the content leaves room in the viewport.
  var isShort: Bool { room > 0 }

  mutating func learn(_ lengths: AxisGeometry) {
    length = lengths.contentLength
    leastLength = min(leastLength, length)
    room = lengths.room
    viewportLength = lengths.viewportLength
  }

  mutating func insetOpened() { leastLength = length }
}

/// What the finger that holds the content has led to so far.
struct EdgeTouch: Equatable, Sendable {
  private(set) var hasFelt = false
  /// Whether reaching the distance may fire.
  private(set) var mayReach = true

  /// Whether the finger is to feel that the edge is armed: once per touch.
  mutating func feels() -> Bool {
    defer { hasFelt = true }
    return !hasFelt
  }

  mutating func reached() { mayReach = false }

  mutating func wentBack() { mayReach = true }
}
