/// The part of the machine that follows a finger.
extension EdgeMachine {
  /// The content was moved; only a finger can arm.
  mutating func scrolled(_ step: inout EdgeStep) {
    lie(&step)
    guard let trigger = pullDistance else { return giveUpPull(&step) }
    if pull <= trigger, options.firesPerDrag == .unlimited { touch.wentBack() }
    guard step.view.isHeld else { return flew(past: trigger, &step) }
    guard canBePulled(step.view) else { return giveUpPull(&step) }
    if options.trigger.firesOnReach {
      reach(past: trigger, &step)
    } else {
      followFinger(arming: trigger, &step)
    }
  }

  /// The edge was moved under the content: that can end a pull, and does not begin one.
  mutating func lengthsChanged(_ step: inout EdgeStep) {
    let wasHidden = isHidden
    content.learn(step.view.lengths)
    if isHidden != wasHidden { step.effects.appearanceChanged = true }
    step.isInstant = true
    lie(&step)
    guard pullChanged else { return }
    // What is in line may be in sight now: a pull counts from behind it.
    deriveInset(&step)
    scrolled(&step)
  }

  /// A finger takes the content over from an extra inset that is closing.
  mutating func dragBegan(_ step: inout EdgeStep) {
    gate.touched()
    touch = EdgeTouch()
    leaveCollapse(&step)
  }

  /// Somebody else moves the content from now on.
  mutating func leaveCollapse(_ step: inout EdgeStep) {
    if case .ending(let ending) = state, ending.collapses {
      rest(after: ending.result, &step)
    }
  }

  /// The finger let go and fired nothing, or the edge is off, out of sight, or blocked by another.
  mutating func giveUpPull(_ step: inout EdgeStep) {
    if pullChanged { rest(&step) }
  }

  /// With 0 < extra inset < hold the content comes to rest at the nearer end of the hold.
  mutating func cameToRest(_ step: inout EdgeStep) {
    guard case .refreshing(let run) = state, run.isShown, follows(step.view),
      step.view.letsContentMove, overscroll > Self.tolerance, openInset(step.view) < heldInset
    else { return }
    let isNearHold = overscroll >= heldInset / 2
    step.destination = step.view.offset(past: isNearHold ? heldInset : 0)
  }

  // MARK: Parts

  private var pullChanged: Bool { phase == .pulling || phase == .armed }

  private mutating func followFinger(arming distance: Double, _ step: inout EdgeStep) {
    if isArmed(past: distance) {
      enter(.free(.armed), &step)
    } else if pull > 0 {
      enter(.free(.begun), &step)
    } else {
      giveUpPull(&step)
    }
  }

  /// Once armed, it may stay so a little further back.
  private func isArmed(past distance: Double) -> Bool {
    if pull > distance { return true }
    return phase == .armed && options.releaseHysteresis < 1
      && pull >= options.releaseHysteresis * distance
  }

  private mutating func reach(past distance: Double, _ step: inout EdgeStep) {
    if pull > distance, touch.mayReach {
      touch.reached()
      step.hasReached = true
    } else if pull > 0 {
      enter(.free(.begun), &step)
    } else {
      giveUpPull(&step)
    }
  }

  /// A fling went past the edge.
  private mutating func flew(past distance: Double, _ step: inout EdgeStep) {
    guard options.firesByFling, step.view.isFlinging, touch.mayReach, pull > distance,
      canBePulled(step.view)
    else { return }
    touch.reached()
    step.hasReached = true
  }

  func canBePulled(_ view: EdgeView) -> Bool {
    guard isEnabled, !isHidden, view.isAttached, !view.isPaused, !view.isBlocked else {
      return false
    }
    switch state {
    case .free, .failed: return true
    case .ending(let ending): return !ending.collapses && !isLast(ending.result)
    case .waiting, .refreshing, .noMore: return false
    }
  }
}
