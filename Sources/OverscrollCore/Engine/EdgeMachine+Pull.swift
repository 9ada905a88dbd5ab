extension EdgeMachine {
  /// The content moved.
  ///
  /// Only a finger can arm the edge.
  mutating func scrolled(_ step: inout EdgeStep) {
    updateOverscroll(&step)
    let trigger = pullDistance
    guard trigger < .infinity else { return giveUpPull(&step) }
    if pull <= trigger, options.rearmPolicy.rearmsAfterUpdate { touchWentBack() }
    guard step.surroundings.isHeld else { return flew(past: trigger, &step) }
    guard canBePulled(step.surroundings) else { return giveUpPull(&step) }
    if options.trigger.firesDuringPull {
      pulledOnReach(past: trigger, &step)
    } else {
      followFinger(arming: trigger, &step)
    }
  }

  /// The lengths changed.
  ///
  /// This can end a pull, but cannot begin one.
  mutating func lengthsChanged(_ step: inout EdgeStep) {
    let wasHidden = isHidden
    learn(step.surroundings.lengths)
    if isHidden != wasHidden { step.effects.redraw() }
    step.skipAnimation()
    updateOverscroll(&step)
    guard isPulled else { return }
    // An inline indicator may have appeared. Its extra inset does not count as part of a pull.
    deriveInset(&step)
    scrolled(&step)
  }

  mutating func dragBegan(_ step: inout EdgeStep) {
    touchBegan()
    leaveCollapse(&step)
  }

  /// Ends the phase of an edge that is closing, because the user now moves the content.
  ///
  /// The extra inset moves on to its end.
  private mutating func leaveCollapse(_ step: inout EdgeStep) {
    if case .ending(let ending) = state, ending.collapses {
      rest(after: ending.result, &step)
    }
  }

  mutating func giveUpPull(_ step: inout EdgeStep) {
    if isPulled { rest(&step) }
  }

  /// If the hold is partly visible, moves the content so that the hold is either fully visible or
  /// hidden.
  ///
  /// An inset that follows the offset can have any length.
  mutating func cameToRest(_ step: inout EdgeStep) {
    guard case .refreshing = state, follows(step.surroundings),
      step.surroundings.letsContentMove, overscroll > Self.tolerance,
      openInset(step.surroundings) < heldInset
    else { return }
    let isNearHold = overscroll >= heldInset / 2
    step.move(to: step.surroundings.offset(past: isNearHold ? heldInset : 0))
  }

  func canBePulled(_ surroundings: EdgeSurroundings) -> Bool {
    guard isEnabled, !isHidden, surroundings.isAttached, !surroundings.isPaused,
      !surroundings.isBlocked
    else {
      return false
    }
    switch state {
    case .free, .failed: return true
    case .ending(let ending): return !ending.collapses && !isLast(ending.result)
    case .waiting, .refreshing, .noMore: return false
    }
  }

  // MARK: Parts

  private var isPulled: Bool { phase == .pulling || phase == .armed }

  private mutating func followFinger(arming distance: Double, _ step: inout EdgeStep) {
    if isArmed(past: distance), mayArm(&step) { return enter(.free(.armed), &step) }
    if pull <= distance { forgetAnswer() }
    if pull > 0 {
      enter(.free(.begun), &step)
    } else {
      giveUpPull(&step)
    }
  }

  /// Once armed, an edge stays armed until the pull is shorter than the hysteresis allows.
  private func isArmed(past distance: Double) -> Bool {
    if pull > distance { return true }
    return phase == .armed && options.releaseHysteresis < 1
      && pull >= options.releaseHysteresis * distance
  }

  private mutating func pulledOnReach(past distance: Double, _ step: inout EdgeStep) {
    if pull <= distance { forgetAnswer() }
    if pull > distance, touch.mayReach, mayArm(&step) {
      spendTouch()
      step.requestRun()
    } else if pull > 0 {
      enter(.free(.begun), &step)
    } else {
      giveUpPull(&step)
    }
  }

  /// A fling moved the content past the edge.
  private mutating func flew(past distance: Double, _ step: inout EdgeStep) {
    guard options.triggersDuringDeceleration, step.surroundings.isFlinging, touch.mayReach,
      pull > distance,
      canBePulled(step.surroundings), mayArm(&step)
    else { return }
    spendTouch()
    step.requestRun()
  }
}
