/// The part of the machine that runs from trigger to rest.
extension EdgeMachine {
  /// Starts a run; whoever asks has made sure that none is under way.
  mutating func fire(_ runID: RunID, _ cause: RunCause, _ step: inout EdgeStep) {
    let isDragged = step.view.isHeld && cause.occasion != nil
    gate.fired(on: cause.occasion, byTouch: isDragged || cause == .finger)
    if cause == .finger { touch.reached() }
    remember(nil, &step)
    guard step.view.isAttached else {
      return enter(.waiting(runID, reveals: cause == .code(revealing: true)), &step)
    }
    start(runID, cause, &step)
  }

  /// The view is in a window: shows what has become of the edge, and starts what has waited for it.
  mutating func attached(_ step: inout EdgeStep) {
    presentInset(&step)
    guard case .waiting(let runID, let reveals) = state else { return }
    start(runID, .code(revealing: reveals), &step)
  }

  /// The action of a run is done; an end that names another run changes nothing.
  mutating func end(_ runID: RunID, _ result: ResultSummary, _ step: inout EdgeStep) {
    guard currentRunID == runID else { return }
    guard case .refreshing(var run) = state else { return finish(result, &step) }
    guard run.answer == nil else { return }
    let canWait = run.isShown && step.view.isAttached && result.kind != .cancelled
    guard canWait, step.time < run.visibleUntil else { return finish(result, &step) }
    run.answer = result
    enter(.refreshing(run), &step)
  }

  /// Gives a run up: nothing that its action still says counts.
  ///
  /// What it has said already does.
  mutating func abandon(as result: ResultSummary, _ step: inout EdgeStep) {
    guard let runID = currentRunID else { return }
    if isAnswered { return passDeadline(&step) }
    step.effects.cancelled = runID
    finish(result, &step)
  }

  /// A refresh makes the list new: the page may be asked for again.
  mutating func overtaken(_ step: inout EdgeStep) {
    abandon(as: .cancelled, &step)
    gate.rearm()
  }

  /// Nothing may begin here any more; what has not begun yet is given up.
  mutating func turnOff(_ step: inout EdgeStep) {
    giveUpPull(&step)
    if case .waiting = state { abandon(as: .cancelled, &step) }
  }

  /// The control goes away, and everything of it.
  mutating func remove(_ step: inout EdgeStep) {
    abandon(as: .cancelled, &step)
    isHiddenByApp = true
    rest(&step)
    if extraInset.target != 0 { setExtraInset(0, &step) }
  }

  /// Goes on by itself, at the time of the deadline and not at that of the frame that noticed it.
  mutating func passDeadline(_ step: inout EdgeStep) {
    switch state {
    case .refreshing(let run): passDeadline(of: run, &step)
    case .ending(let ending) where ending.collapses: rest(after: ending.result, &step)
    case .ending(let ending): collapse(after: ending.result, &step)
    case .failed: step.view.isAttached ? collapse(after: .failed, &step) : rest(&step)
    case .free, .waiting, .noMore: break
    }
  }

  /// The window has gone: nobody sees a pull or an ending.
  mutating func detached(_ step: inout EdgeStep) {
    switch state {
    case .ending(let ending): rest(after: ending.result, &step)
    case .refreshing(let run): if let answer = run.answer { finish(answer, &step) }
    case .free(.begun), .free(.armed): rest(&step)
    case .free(.none), .waiting, .noMore, .failed: break
    }
  }

  /// Goes to rest as if the machine had never run.
  mutating func rest(_ step: inout EdgeStep) { enter(.free(.none), &step) }

  /// Goes to rest, or to the end of everything there is to load.
  mutating func rest(after result: ResultSummary, _ step: inout EdgeStep) {
    enter(isLast(result) ? .noMore : .free(.none), &step)
  }

  /// Goes back to the state in which everything may be loaded again; a run goes on.
  mutating func renew(_ step: inout EdgeStep) {
    gate.rearm()
    guard currentRunID == nil else { return }
    remember(nil, &step)
    rest(&step)
  }

  /// There is no more to load, as somebody else found out: a page that is still asked for is given up.
  mutating func becomeExhausted(_ step: inout EdgeStep) {
    guard options.purpose == .load else { return }
    if case .refreshing(var run) = state, let answer = run.answer {
      run.answer = ResultSummary(.noMore, hasMessage: answer.hasMessage)
      return enter(.refreshing(run), &step)
    }
    abandon(as: .cancelled, &step)
    remember(.noMore, &step)
    rest(after: .noMore, &step)
  }

  func isLast(_ result: ResultSummary) -> Bool {
    options.purpose == .load && result.kind == .noMore
  }

  // MARK: Parts

  private mutating func start(
    _ runID: RunID, _ cause: RunCause, _ step: inout EdgeStep
  ) {
    let run = run(runID, cause, step)
    enter(.refreshing(run), &step)
    step.effects.run = runID
    if cause == .finger { step.effects.feedback.insert(.fired) }
    if cause.occasion == nil { step.effects.announcement = .began }
    reveal(cause, &step)
  }

  private func run(_ runID: RunID, _ cause: RunCause, _ step: EdgeStep) -> EdgeRun {
    let isSeen = cause == .finger || cause == .tap || extraInset.target > restingInset
    let delay = isSeen || isInline ? 0 : step.times.showDelay
    let visible = isInline || isHiddenByApp ? 0 : step.times.minimumVisible
    let timeout = step.times.timeout > 0 ? step.time + step.times.timeout : nil
    return EdgeRun(
      runID: runID, showTime: step.time + delay, visibleUntil: step.time + delay + visible,
      timeout: timeout, isShown: delay <= 0)
  }

  /// Moves what an extra inset does not: a list that is elsewhere, and one whose extra inset follows the offset.
  private mutating func reveal(_ cause: RunCause, _ step: inout EdgeStep) {
    guard !step.view.isHeld, !isHiddenByApp else { return }
    let isAsked = cause == .code(revealing: true)
    let isLed = follows(step.view) && step.view.letsContentMove
    let isOpening =
      overscroll < reach(of: heldInset) && (!step.view.isVisible || isInline)
    if isLed || (isAsked && isOpening) { step.destination = place(of: heldInset, step.view) }
  }

  private mutating func passDeadline(of run: EdgeRun, _ step: inout EdgeStep) {
    if let timeout = run.timeout, run.answer == nil, step.time >= timeout {
      return abandon(as: .failed, &step)
    }
    if let answer = run.answer { return finish(answer, &step) }
    var run = run
    run.isShown = true
    enter(.refreshing(run), &step)
  }

  private mutating func finish(_ result: ResultSummary, _ step: inout EdgeStep) {
    step.effects.finished = result
    if result.kind != .cancelled { tell(result, &step) }
    if result.kind == .updated, options.firesPerDrag == .unlimited { gate.rearm() }
    remember(result, &step)
    if result.kind == .failed { return fail(&step) }
    isUnseen(step) ? rest(after: result, &step) : close(after: result, &step)
  }

  private func tell(_ result: ResultSummary, _ step: inout EdgeStep) {
    step.effects.feedback.insert(.ended)
    step.effects.announcement = .ended(result)
  }

  /// Whether there is nothing to be closed: nobody has seen the run, or its place is in the content.
  private func isUnseen(_ step: EdgeStep) -> Bool {
    guard case .refreshing(let run) = state else { return true }
    return isInline || isHiddenByApp || !run.isShown || !step.view.isAttached
  }

  private mutating func fail(_ step: inout EdgeStep) {
    gate.failed()
    if isInline { return enter(.failed(until: nil), &step) }
    let hold = step.times.failureHold
    if hold > 0 { return enter(.failed(until: step.time + hold), &step) }
    isUnseen(step) ? rest(&step) : collapse(after: .failed, &step)
  }

  private mutating func close(after result: ResultSummary, _ step: inout EdgeStep) {
    let isShown = result.kind != .cancelled
    let shown = result.hasMessage ? step.times.messageHold : step.times.resultHold
    let hold = awaitsRows(of: result) ? max(shown, Self.rowsDelay) : shown
    guard hold > 0, isShown else { return collapse(after: result, &step) }
    let ending = EdgeEnding(result: result, until: step.time + hold, collapses: false)
    enter(.ending(ending), &step)
  }

  /// Whether rows that the app inserts after the end of the run would stay where the indicator is now.
  ///
  /// Many apps end a run and then reload the list, in the same turn, the next one, or a frame later. If the
  /// edge closed at once, the rows that the user reads would move by its length.
  private func awaitsRows(of result: ResultSummary) -> Bool {
    options.purpose == .load && (result.kind == .updated || result.kind == .noMore)
      && overscroll > Self.tolerance
  }

  /// How long an edge stays open for rows that are inserted after the end, in seconds.
  private static var rowsDelay: Double { 0.1 }

  private mutating func collapse(after result: ResultSummary, _ step: inout EdgeStep) {
    let until = step.time + step.times.collapse
    enter(.ending(EdgeEnding(result: result, until: until, collapses: true)), &step)
  }
}

/// What led to a run.
enum RunCause: Equatable {
  case finger
  case tap
  case code(revealing: Bool)
  case nearness(LoadOccasion)

  /// What nearness was judged on; nil for what somebody asked for.
  var occasion: LoadOccasion? {
    if case .nearness(let occasion) = self { occasion } else { nil }
  }
}
