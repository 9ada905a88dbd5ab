/// The part of the machine that runs from trigger to rest.
extension EdgeMachine {
  /// Starts a run; whoever asks has made sure that none is under way.
  mutating func fire(
    _ cycle: OverscrollCycle, on occasion: LoadGate.Occasion?, _ step: inout EdgeStep
  ) {
    gate.fired(on: occasion)
    remember(nil)
    enter(.refreshing(EdgeRun(cycle: cycle, since: step.time)), &step)
    setShare(heldShare, over: times.expand, &step)
    step.effects.run = cycle
  }

  /// The action of a cycle is done; an end that names another cycle changes nothing.
  mutating func end(_ cycle: OverscrollCycle, _ outcome: RefreshOutcome, _ step: inout EdgeStep) {
    guard case .refreshing(var run) = state, run.cycle == cycle, run.answer == nil else { return }
    if outcome.kind == .cancelled || step.time >= visibleUntil(run) {
      return finish(outcome, &step)
    }
    run.answer = outcome
    enter(.refreshing(run), &step)
  }

  /// Gives a run up: nothing that its action still says counts.
  mutating func abandon(_ step: inout EdgeStep) {
    guard case .refreshing(let run) = state else { return }
    step.effects.cancelled = run.cycle
    finish(.cancelled, &step)
  }

  /// Goes on by itself, at the time of the deadline and not at that of the frame that noticed it.
  mutating func passDeadline(_ step: inout EdgeStep) {
    switch state {
    case .refreshing(let run):
      if let answer = run.answer { finish(answer, &step) }
    case .ending(let ending) where ending.collapses:
      rest(after: ending.outcome, &step)
    case .ending(let ending):
      collapse(after: ending.outcome, &step)
    case .failed:
      collapse(after: .failed, &step)
    case .idle, .pulling, .armed, .noMore: break
    }
  }

  /// Goes to rest as if the machine had never run.
  mutating func rest(_ step: inout EdgeStep) {
    enter(.idle, &step)
    setShare(restingShare, over: times.collapse, &step)
  }

  /// Goes to rest, or to the end of everything there is to load.
  mutating func rest(after outcome: RefreshOutcome, _ step: inout EdgeStep) {
    rest(&step)
    if options.purpose == .load, outcome.kind == .noMore { enter(.noMore, &step) }
  }

  /// There is no more to load, as somebody else found out.
  mutating func becomeExhausted(_ step: inout EdgeStep) {
    remember(.noMore)
    rest(after: .noMore, &step)
  }

  private mutating func finish(_ outcome: RefreshOutcome, _ step: inout EdgeStep) {
    step.effects.finished = outcome
    remember(outcome)
    switch (outcome.kind, options.isInline) {
    case (.failed, true): enter(.failed(until: nil), &step)
    case (.failed, false) where times.failureHold.orZero > 0:
      enter(.failed(until: step.time + times.failureHold), &step)
    case (_, true): rest(after: outcome, &step)
    case (_, false): close(after: outcome, &step)
    }
  }

  private mutating func close(after outcome: RefreshOutcome, _ step: inout EdgeStep) {
    let hold = outcome.carriesMessage ? max(0, times.messageHold.orZero) : 0
    guard hold > 0 else { return collapse(after: outcome, &step) }
    enter(.ending(EdgeEnding(outcome: outcome, collapseTime: step.time + hold)), &step)
  }

  private mutating func collapse(after outcome: RefreshOutcome, _ step: inout EdgeStep) {
    let ending = EdgeEnding(outcome: outcome, collapseTime: step.time, collapses: true)
    enter(.ending(ending), &step)
    setShare(restingShare, over: times.collapse, &step)
  }
}
