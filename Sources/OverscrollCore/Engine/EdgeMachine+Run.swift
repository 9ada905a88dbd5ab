extension EdgeMachine {
  /// Starts a run; the caller has checked that none is in progress.
  mutating func fire(_ runID: RunID, by cause: RunCause, _ step: inout EdgeStep) {
    recordRun(by: cause, isDragged: step.surroundings.isHeld && cause.isNearness)
    remember(nil, &step)
    guard step.surroundings.isAttached else {
      return enter(.waiting(runID, reveals: cause.reveals), &step)
    }
    start(runID, by: cause, &step)
  }

  mutating func attached(_ step: inout EdgeStep) {
    presentInset(&step)
    guard case .waiting(let runID, let reveals) = state else { return }
    start(runID, by: .code(revealing: reveals), &step)
  }

  /// Ends a run whose action has finished.
  ///
  /// A result that names another run changes nothing.
  mutating func end(_ runID: RunID, with result: RefreshResult.Summary, _ step: inout EdgeStep) {
    guard currentRunID == runID else { return }
    guard case .refreshing(let run) = state else { return finish(result, &step) }
    guard run.answer == nil else { return }
    let canWait = step.surroundings.isAttached && result.kind != .cancelled
    guard canWait, step.time < run.visibleUntil else { return finish(result, &step) }
    enter(.refreshing(run.answered(with: result)), &step)
  }

  /// Ends a run before its action is done.
  ///
  /// If the run already has a result, it ends with that result.
  mutating func abandon(as result: RefreshResult.Summary, _ step: inout EdgeStep) {
    guard let runID = currentRunID else { return }
    if isAnswered { return passDeadline(&step) }
    step.effects.cancel(runID)
    finish(result, &step)
  }

  /// A refresh replaces the list, so the page that is loading is cancelled.
  ///
  /// It may be loaded again.
  mutating func overtaken(_ step: inout EdgeStep) {
    abandon(as: .cancelled, &step)
    rearm()
  }

  /// The edge was disabled: ends a pull, and cancels a run that has not started.
  mutating func turnOff(_ step: inout EdgeStep) {
    giveUpPull(&step)
    if case .waiting = state { abandon(as: .cancelled, &step) }
  }

  /// Enters the state that follows a deadline.
  ///
  /// The step happens at the time of the deadline, not at the time of the frame that noticed it.
  mutating func passDeadline(_ step: inout EdgeStep) {
    switch state {
    case .refreshing(let run): passDeadline(of: run, &step)
    case .ending(let ending) where ending.collapses:
      closeGap(&step)
      rest(after: ending.result, &step)
    case .ending(let ending): collapse(after: ending.result, &step)
    case .failed: step.surroundings.isAttached ? collapse(after: .failed, &step) : rest(&step)
    case .free:
      continueFilling()
      step.requestEvaluation()
    case .waiting, .noMore: break
    }
  }

  /// The view left its window.
  ///
  /// Pulls and closing animations finish at once, because they are invisible.
  mutating func detached(_ step: inout EdgeStep) {
    switch state {
    case .ending(let ending): rest(after: ending.result, &step)
    case .refreshing(let run): if let answer = run.answer { finish(answer, &step) }
    case .free(.begun), .free(.armed): rest(&step)
    case .free(.none), .waiting, .noMore, .failed: break
    }
  }

  mutating func rest(_ step: inout EdgeStep) { enter(.free(.none), &step) }

  /// Enters the phase that follows a result: `noMore` after the last page, otherwise idle.
  mutating func rest(after result: RefreshResult.Summary, _ step: inout EdgeStep) {
    enter(isLast(result) ? .noMore : .free(.none), &step)
    step.settle(after: result)
    if options.purpose == .load, result.kind == .updated, step.surroundings.lengths.fits {
      awaitRows(until: step.time + Self.rowsDelay)
    }
  }

  /// Allows loading again, and resets `noMore` or a failure; a run continues, and so does a pull.
  mutating func renew(_ step: inout EdgeStep) {
    rearm()
    guard currentRunID == nil else { return }
    remember(nil, &step)
    if case .free = state { return }
    rest(&step)
  }

  /// A refresh has found that there is nothing more to load: cancels the page that is loading.
  mutating func becomeNoMore(_ step: inout EdgeStep) {
    guard options.purpose == .load else { return }
    abandon(as: .cancelled, &step)
    endAsLast(&step)
  }

  /// There is nothing more to load: enters `noMore` at once, after a page that is loading as the
  /// last one.
  mutating func endAsLast(_ step: inout EdgeStep) {
    guard let runID = currentRunID else {
      guard options.purpose == .load else { return }
      remember(.noMore, &step)
      return rest(after: .noMore, &step)
    }
    guard options.purpose == .load else { return end(runID, with: .noMore, &step) }
    finish(.noMore, &step)
  }

  func isLast(_ result: RefreshResult.Summary) -> Bool {
    options.purpose == .load && result.kind == .noMore
  }

  // MARK: Parts

  private mutating func start(_ runID: RunID, by cause: RunCause, _ step: inout EdgeStep) {
    let run = run(runID, by: cause, step)
    // The new state opens the extra inset: see `deriveInset`.
    enter(.refreshing(run), &step)
    if !runsElsewhere { step.effects.begin(runID) }
    if cause.isFinger { step.effects.feel(.fired) }
    if !cause.isNearness { step.effects.announce(.began) }
    reveal(cause, &step)
  }

  /// The record of a run that begins; a visible one lasts at least 0.5 seconds by default.
  private func run(_ runID: RunID, by cause: RunCause, _ step: EdgeStep) -> EdgeRun {
    let visible = isInline || isHiddenByApp ? 0 : step.durations.minimumVisible
    let hasTimeout = step.durations.timeout > 0 && !runsElsewhere
    let timeout = hasTimeout ? step.time + step.durations.timeout : .infinity
    return EdgeRun(runID: runID, visibleUntil: step.time + visible, timeout: timeout)
  }

  /// Scrolls to the edge in the two cases in which changing the extra inset does not: if the list
  /// shows another part of the content, and if the extra inset follows the offset.
  private mutating func reveal(_ cause: RunCause, _ step: inout EdgeStep) {
    guard !step.surroundings.isHeld, !isHiddenByApp else { return }
    let isAsked = cause.reveals
    let isLed = follows(step.surroundings) && step.surroundings.letsContentMove
    let isOpening =
      overscroll < reach(of: heldInset) && (!step.surroundings.isVisible || isInline)
    if isLed || (isAsked && isOpening) { step.move(to: place(of: heldInset, step.surroundings)) }
    if !cause.isFinger, !cause.isNearness { stopBounce(&step) }
  }

  /// Moves the content to the open edge, if it bounces there without the user having fired.
  ///
  /// The larger inset alone does not stop a bounce that has passed it, or is about to.
  private func stopBounce(_ step: inout EdgeStep) {
    guard isBouncing(step.surroundings), step.surroundings.letsContentMove, heldInset > 0, !isInline
    else { return }
    step.move(to: place(of: heldInset, step.surroundings))
  }

  private mutating func passDeadline(of run: EdgeRun, _ step: inout EdgeStep) {
    if let answer = run.answer { return finish(answer, &step) }
    if step.time >= run.timeout { abandon(as: .failed, &step) }
  }

  private mutating func finish(_ result: RefreshResult.Summary, _ step: inout EdgeStep) {
    step.endRun(with: result)
    if result.kind != .cancelled {
      step.effects.feel(.ended)
      step.effects.announce(.ended(result))
    }
    if result.kind == .updated, options.rearmPolicy.rearmsAfterUpdate { rearm() }
    remember(result, &step)
    if result.kind == .failed { return fail(&step) }
    let isUnseen = isUnseen(step)
    if isUnseen, !awaitsFirstRows(of: result, step) { return rest(after: result, &step) }
    close(after: result, isUnseen: isUnseen, &step)
  }

  /// Whether there is nothing to close, because the run was never visible or its indicator is
  /// inline.
  private func isUnseen(_ step: EdgeStep) -> Bool {
    guard case .refreshing = state else { return true }
    return isInline || isHiddenByApp || !step.surroundings.isAttached
  }

  private mutating func fail(_ step: inout EdgeStep) {
    recordFailure()
    if isInline { return enter(.failed(until: .infinity), &step) }
    let hold = step.durations.failureDuration
    if hold > 0 { return enter(.failed(until: step.time + hold), &step) }
    isUnseen(step) ? rest(&step) : collapse(after: .failed, &step)
  }

  /// Shows the result while its duration lasts, and closes the edge.
  ///
  /// With the engine's default durations, which UIKit uses, a result without a message is not shown:
  /// the edge closes at once. Those of the browser, `DURATIONS` in `simple-options.js`, show it.
  private mutating func close(
    after result: RefreshResult.Summary, isUnseen: Bool, _ step: inout EdgeStep
  ) {
    guard result.kind != .cancelled else { return collapse(after: result, &step) }
    let shown = result.hasMessage ? step.durations.messageDuration : step.durations.resultDuration
    let awaitsRows = awaitsRows(of: result) || awaitsFirstRows(of: result, step)
    let hold = max(isUnseen ? 0 : shown, awaitsRows ? Self.rowsDelay : 0)
    guard hold > 0 else { return collapse(after: result, &step) }
    enterEnding(with: result, until: step.time + hold, collapses: false, &step)
  }

  /// Whether rows that the app inserts after the run has ended would appear where the indicator is
  /// now.
  ///
  /// Many apps end a run and reload the list in the same run-loop turn, in the next turn, or a
  /// frame later. If the edge closed at once, the rows on the screen would move by the length of
  /// the extra inset.
  private func awaitsRows(of result: RefreshResult.Summary) -> Bool {
    options.purpose == .load && (result.kind == .updated || result.kind == .noMore)
      && overscroll > Self.tolerance
  }

  /// Whether the list has no rows yet, which the app may insert after the run has ended.
  private func awaitsFirstRows(of result: RefreshResult.Summary, _ step: EdgeStep) -> Bool {
    content.isMissing && result.isDone && step.surroundings.isAttached
  }

  /// The time, in seconds, in which rows can be inserted after the run has ended: for that long an
  /// edge stays open, and no other page is loaded.
  private static var rowsDelay: Double { 0.1 }

  private mutating func collapse(after result: RefreshResult.Summary, _ step: inout EdgeStep) {
    let until = step.time + step.durations.collapse
    enterEnding(with: result, until: until, collapses: true, &step)
  }

  /// Closes the edge again if other code put the content back where it was while the edge was open,
  /// such as code that restores an offset around a reload.
  private mutating func closeGap(_ step: inout EdgeStep) {
    guard !isInline, overscroll - extraInset.target > heldInset / 2,
      landing(isOpening: false, step.surroundings) != nil
    else { return }
    setExtraInset(extraInset.target, &step)
  }

  private mutating func enterEnding(
    with result: RefreshResult.Summary, until time: Double, collapses: Bool, _ step: inout EdgeStep
  ) {
    let isOver = isLast(result) && !result.hasMessage
    let ending = EdgeEnding(result: result, until: time, collapses: collapses, isOver: isOver)
    enter(.ending(ending), &step)
  }
}
