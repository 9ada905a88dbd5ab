/// What happens to one edge: an event of the scroll view, as far as it concerns the edge.
///
/// A few bytes, which are cheap to hand on: how the edge lies is in the ``EdgeView``.
enum EdgeEvent {
  /// The content lies further past the base edge, or less far.
  case scrolled
  /// The lengths are others, and with them how far the content lies past the edge.
  ///
  /// An extra inset that is open stays so, unless it is the content that was moved.
  case lengthsChanged(keepsInset: Bool)
  case dragBegan
  /// The finger let go, or nothing may go on by a finger.
  case pullEnded
  case cameToRest
  /// Somebody else moves the content.
  case takenOver
  case attached
  case detached
  case pinnedHeadersChanged
  case fired(RunID, RunCause)
  case ended(RunID, ResultSummary)
  case cancelled
  /// A refresh has begun, and this page no longer counts.
  case overtaken
  case deadlinePassed
  /// Everything may be loaded again.
  case renewed
  /// There is no more to load, as somebody else found out.
  case ranOut
  case enabled(Bool)
  case hidden(Bool)
  /// The options are others, of the same purpose.
  case adopted
  case removed

  var isScroll: Bool { if case .scrolled = self { true } else { false } }
}

extension EdgeMachine {
  /// Carries an event out, and brings the extra inset to what comes of it.
  ///
  /// Never inlined: there is one copy of this for all edges, and the module for the browser is small.
  @inline(never)
  mutating func take(_ event: EdgeEvent, _ step: inout EdgeStep) {
    switch event {
    case .scrolled: scrolled(&step)
    case .lengthsChanged(let keepsInset):
      step.keepsInset = keepsInset
      lengthsChanged(&step)
    case .dragBegan: dragBegan(&step)
    case .pullEnded: giveUpPull(&step)
    case .cameToRest: cameToRest(&step)
    case .takenOver: leaveCollapse(&step)
    case .pinnedHeadersChanged: step.isInstant = true
    default: takeRun(event, &step)
    }
    deriveInset(&step)
  }

  private mutating func takeRun(_ event: EdgeEvent, _ step: inout EdgeStep) {
    switch event {
    case .attached: attached(&step)
    case .detached: detached(&step)
    case .fired(let runID, let cause): fire(runID, cause, &step)
    case .ended(let runID, let result): end(runID, result, &step)
    case .cancelled: abandon(as: .cancelled, &step)
    case .overtaken: overtaken(&step)
    case .deadlinePassed: passDeadline(&step)
    case .renewed: renew(&step)
    case .ranOut: becomeExhausted(&step)
    default: takeSetting(event, &step)
    }
  }

  private mutating func takeSetting(_ event: EdgeEvent, _ step: inout EdgeStep) {
    step.effects.appearanceChanged = true
    switch event {
    case .enabled(let isOn):
      isEnabled = isOn
      if !isOn { turnOff(&step) }
    case .hidden(let isOn):
      isHiddenByApp = isOn
      if isOn { giveUpPull(&step) }
    case .adopted: if pullDistance == nil { giveUpPull(&step) }
    case .removed: remove(&step)
    default: break
    }
  }
}
