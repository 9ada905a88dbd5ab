/// The state machine of one edge; its type is the same for all edges, triggers and purposes.
///
/// It does not depend on other edges; the engine applies the rules between edges.
struct EdgeMachine: Equatable, Sendable {
  let edge: OverscrollEdge
  private(set) var options: EdgeOptions

  private(set) var state = EdgeState.free(.none)
  /// The time at which the phase was entered, in seconds.
  private(set) var since = 0.0
  /// The distance between the content and the base edge, in points; 0 if the content covers it.
  private(set) var overscroll = 0.0
  /// The extra inset and its motion.
  ///
  /// The target of the motion is the inset that the engine uses in its calculations.
  private(set) var extraInset = SettleMotion.resting(at: 0)
  /// The armed progress, animated from 0 to 1.
  private(set) var turn = SettleMotion.resting(at: 0)
  /// The result of the last run, or that of an end which the app has set; nil before the first, while
  /// one runs, and after a reset.
  private(set) var result: RefreshResult.Summary?
  private(set) var content = EdgeContent()
  private(set) var touch = EdgeTouch()
  private(set) var gate = LoadGate()
  private(set) var isEnabled = true
  /// Whether the app itself performed the last run, and the edge only showed it.
  private(set) var runsElsewhere = false
  /// Whether the app hides the edge; the library changes this only when it removes the control.
  private(set) var isHiddenByApp = false

  /// Creates a machine; nil without options.
  @inline(never)
  init?(edge: OverscrollEdge, options: EdgeOptions?) {
    guard let options else { return nil }
    self.edge = edge
    self.options = options
  }

  // MARK: Events

  /// Applies an event, and then derives the extra inset from the new state.
  ///
  /// Never inlined: one copy serves all edges, which keeps the module for the browser small.
  @inline(never)
  mutating func apply(_ event: EdgeEvent, _ step: inout EdgeStep) {
    switch event {
    case .scrolled: scrolled(&step)
    case .lengthsChanged(let keepsInset):
      if keepsInset { step.keepInset() }
      lengthsChanged(&step)
    case .pinnedHeadersChanged: step.skipAnimation()
    case .dragBegan: dragBegan(&step)
    case .pullEnded: giveUpPull(&step)
    case .pullCancelled:
      touch.spend()
      giveUpPull(&step)
    case .armingAllowed(let isAllowed): allowArming(isAllowed, &step)
    case .cameToRest: cameToRest(&step)
    case .attached: attached(&step)
    case .detached: detached(&step)
    case .fired(let runID, let cause): fire(runID, by: cause, &step)
    case .ended(let runID, let result): end(runID, with: result, &step)
    case .cancelled: abandon(as: .cancelled, &step)
    case .overtaken: overtaken(&step)
    case .deadlinePassed: passDeadline(&step)
    case .renewed: renew(&step)
    case .refreshFoundEnd: becomeNoMore(&step)
    case .lastPage: endAsLast(&step)
    case .loaded: foundEmpty(&step)
    case .enabled(let isOn): setEnabled(isOn, &step)
    case .hidden(let isOn): setHidden(isOn, &step)
    case .adopted:
      step.effects.redraw()
      if pullDistance == .infinity { giveUpPull(&step) }
    case .removed: remove(&step)
    }
    deriveInset(&step)
  }

  // MARK: Properties of the state

  var phase: OverscrollPhase { state.phase }

  var currentRunID: RunID? {
    switch state {
    case .refreshing(let run): run.runID
    case .waiting(let runID, _): runID
    case .free, .ending, .failed, .noMore: nil
    }
  }

  /// Whether the action has ended and the run continues only until its minimum time is over.
  var isAnswered: Bool {
    if case .refreshing(let run) = state { run.answer != nil } else { false }
  }

  /// Whether the app can reset `noMore` or a failure.
  var canBeRenewed: Bool {
    switch state {
    case .noMore, .failed: true
    case .ending(let ending): isLast(ending.result)
    case .free, .waiting, .refreshing: false
    }
  }

  /// The pull beyond the extra inset, in points.
  var pull: Double { max(0, overscroll - extraInset.target) }

  /// The pull that fires, in points; infinite if the trigger is not a pull.
  ///
  /// It is limited to the pull of a finger that moves by one viewport, because the user cannot pull
  /// further.
  var pullDistance: Double {
    let distance = options.trigger.pullDistance
    return distance < .infinity && fingerReach > 0 ? min(distance, fingerReach) : distance
  }

  /// The pull of a finger that moves by one viewport, in points.
  var fingerReach: Double { content.viewportLength * RubberBand.reach }

  /// The pull divided by the distance that arms the edge.
  ///
  /// If no pull fires, it is 0; if every pull fires, it is 2.
  var progress: Double {
    let distance = pullDistance
    guard distance < .infinity else { return 0 }
    // Dividing by a tiny distance would overflow.
    return distance > 0 ? min(pull / distance, .limit) : (pull > 0 ? 2 : 0)
  }

  /// The time of the next change without an event, in seconds; infinite for never.
  var deadline: Double {
    switch state {
    case .refreshing(let run): run.deadline
    case .ending(let ending): ending.until
    case .failed(let until): until
    case .free: gate.fillTime
    case .waiting, .noMore: .infinity
    }
  }

  /// The end of the edge's last motion, in seconds.
  var movesUntil: Double { max(turn.end, extraInset.end) }

  // MARK: Changes that the other parts are made of

  /// Enters a state.
  ///
  /// A new phase is reported. Arming the edge turns the indicator.
  mutating func enter(_ next: EdgeState, _ step: inout EdgeStep) {
    let before = state.phase
    state = next
    guard before != next.phase else { return }
    since = step.time
    step.effects.changePhase()
    if (phase == .armed) != (before == .armed) { turn(phase == .armed, &step) }
  }

  mutating func updateOverscroll(_ step: inout EdgeStep) {
    guard overscroll != step.surroundings.overscroll else { return }
    overscroll = step.surroundings.overscroll
    if overscroll > 0 { touch.movedPast() }
    step.effects.changePull()
  }

  mutating func remember(_ result: RefreshResult.Summary?, _ step: inout EdgeStep) {
    self.result = result
    step.effects.redraw()
  }

  /// Replaces the options with others for the same purpose; a run in progress continues.
  ///
  /// The event ``EdgeEvent/adopted`` follows and ends a pull that can no longer fire.
  mutating func adopt(_ options: EdgeOptions) {
    let isOther =
      options.trigger != self.options.trigger
      || options.maximumPagesToFillViewport != self.options.maximumPagesToFillViewport
    self.options = options
    // Filling starts again only for other pages, not for another text or length.
    if isOther { gate.restartFilling() }
  }

  /// Moves the extra inset to a new target with the duration for opening or closing.
  mutating func setExtraInset(_ target: Double, _ step: inout EdgeStep) {
    let isOpening = target > extraInset.target
    if isOpening { content.insetOpened() }
    let pace = isOpening ? step.durations.expand : step.durations.collapse
    // An inset that follows the offset must not lag behind it: pinned headers would visibly
    // drift.
    let isInstant =
      step.isInstant || !step.surroundings.isAttached || isFollowing(step.surroundings)
    extraInset = extraInset.retargeted(to: target, at: step.time, over: isInstant ? 0 : pace)
    changeInset(isOpening: isOpening, &step)
  }

  /// Shows the extra inset at its target, after the view was outside a window.
  mutating func presentInset(_ step: inout EdgeStep) {
    extraInset = .resting(at: extraInset.target)
    changeInset(isOpening: overscroll < extraInset.target, &step)
  }

  private func changeInset(isOpening: Bool, _ step: inout EdgeStep) {
    let offset = landing(isOpening: isOpening, step.surroundings)
    step.effects.changeInset(InsetChange(motion: extraInset, offset: offset))
  }

  private mutating func turn(_ isArmed: Bool, _ step: inout EdgeStep) {
    turn = turn.retargeted(to: isArmed ? 1 : 0, at: step.time, over: step.durations.turn)
    if isArmed, touch.feels() { step.effects.feel(.armed) }
  }

  private mutating func allowArming(_ isAllowed: Bool, _ step: inout EdgeStep) {
    touch.answered(isAllowed)
    scrolled(&step)
  }

  private mutating func setEnabled(_ isOn: Bool, _ step: inout EdgeStep) {
    isEnabled = isOn
    step.effects.redraw()
    if !isOn { turnOff(&step) }
  }

  private mutating func setHidden(_ isOn: Bool, _ step: inout EdgeStep) {
    isHiddenByApp = isOn
    step.effects.redraw()
    if isOn { giveUpPull(&step) }
  }

  private mutating func remove(_ step: inout EdgeStep) {
    abandon(as: .cancelled, &step)
    isHiddenByApp = true
    step.effects.redraw()
    rest(&step)
    if extraInset.target != 0 { setExtraInset(0, &step) }
  }

  // MARK: Content, touch and gate

  mutating func learn(_ lengths: AxisGeometry) { content.learn(lengths) }

  /// Stores how many items are left; returns whether that is fewer than before.
  mutating func learnItemsLeft(_ count: Int) -> Bool {
    let isAdvance = count < content.itemsLeft ?? .max
    content.learnItemsLeft(count)
    return isAdvance
  }

  /// Counts another version of the content, so that approaching the edge may fire again.
  mutating func contentChanged(by difference: UInt32, isThere: Bool) {
    gate.contentChanged(by: difference, isThere: isThere)
  }

  /// If the list was loaded and has no rows, the indicator appears, and the next page may be loaded.
  private mutating func foundEmpty(_ step: inout EdgeStep) {
    guard content.isMissing else { return }
    gate.foundEmpty()
    step.effects.redraw()
  }

  /// The content moved towards the edge, so short content may be filled again.
  mutating func approached() { gate.restartFilling() }

  mutating func touchBegan() {
    gate.touched()
    touch = EdgeTouch()
  }

  /// The current touch fired, so reaching the trigger distance may not fire again.
  mutating func spendTouch() { touch.spend() }

  /// The current touch moved back below the trigger distance, so reaching it again may start a run.
  mutating func touchWentBack() { touch.wentBack() }

  /// Whether a pull past the trigger distance may arm the edge.
  ///
  /// If the app wants to decide, this asks the app.
  mutating func mayArm(_ step: inout EdgeStep) -> Bool {
    if options.asksToArm, touch.asks() { step.effects.askToArm() }
    return touch.mayArm
  }

  /// The pull is shorter than the trigger distance, so the app is asked again the next time that it
  /// is longer.
  mutating func forgetAnswer() { touch.forgetAnswer() }

  mutating func recordRun(by cause: RunCause, isDragged: Bool) {
    runsElsewhere = cause.isElsewhere
    gate.fired(on: cause.occasion, byTouch: isDragged || cause.isFinger)
    if cause.isFinger { touch.spend() }
  }

  /// A page has brought no rows to a list that cannot scroll, such as one with only a header: if
  /// none come, the next page may be loaded.
  mutating func awaitRows(until time: Double) {
    if content.isThere, !gate.hasNewContent { gate.awaitRows(until: time) }
  }

  /// Lets a list that got no rows be filled further.
  mutating func continueFilling() { gate.continueFilling() }

  /// A refresh has begun, whose result decides whether the list is filled further.
  mutating func stopFilling() { gate.stopFilling() }

  /// Prevents the approach to the edge from firing until the next touch.
  mutating func recordFailure() { gate.failed() }

  mutating func rearm() { gate.rearm() }
}

/// The properties of the content that an edge depends on.
struct EdgeContent: Equatable, Sendable {
  /// The length, in points; 0 without rows.
  private(set) var length = 0.0
  /// The smallest content length since the extra inset opened.
  ///
  /// Content that grows afterwards does not reduce the inset.
  private(set) var leastLength = 0.0
  /// The part of the viewport that the content leaves empty, in points.
  private(set) var room = Double.infinity
  private(set) var viewportLength = 0.0
  /// The number of items beyond the visible ones; nil if the host does not count them.
  private(set) var itemsLeft: Int?

  var isThere: Bool { length > 0 }

  /// Whether the list has no content, and is not merely hidden.
  var isMissing: Bool { length <= 0 && viewportLength > 0 }

  var isShort: Bool { room > 0 }

  mutating func learn(_ lengths: AxisGeometry) {
    length = lengths.hasRows ? lengths.contentLength : 0
    leastLength = min(leastLength, length)
    room = lengths.room
    viewportLength = lengths.viewportLength
  }

  mutating func learnItemsLeft(_ count: Int) { itemsLeft = max(0, count) }

  mutating func insetOpened() { leastLength = length }
}

/// The effects of the current touch so far.
struct EdgeTouch: Equatable, Sendable {
  private(set) var hasFelt = false
  /// Whether the touch may fire by its distance.
  private(set) var mayReach = true
  private(set) var mayArm = true
  /// Whether the app has been asked since the pull passed the trigger distance.
  private(set) var wasAsked = false
  /// Whether the content has been past the edge since the touch began.
  private(set) var wasPast = false

  /// Whether to play the haptic feedback for arming the edge, which happens once per touch.
  mutating func feels() -> Bool {
    defer { hasFelt = true }
    return !hasFelt
  }

  /// The touch may not fire again by its distance.
  mutating func spend() { mayReach = false }

  mutating func movedPast() { wasPast = true }

  /// Whether the app has to be asked; the pull may not arm the edge until the app answers.
  mutating func asks() -> Bool {
    if wasAsked { return false }
    (wasAsked, mayArm) = (true, false)
    return true
  }

  mutating func answered(_ isAllowed: Bool) { mayArm = isAllowed }

  /// Forgets the answer to a question.
  ///
  /// If the host forbade arming without being asked, that decision holds for the whole touch.
  mutating func forgetAnswer() {
    if wasAsked { (wasAsked, mayArm) = (false, true) }
  }

  mutating func wentBack() { mayReach = true }
}
