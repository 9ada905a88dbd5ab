/// The part of the machine that follows a finger.
extension EdgeMachine {
  /// The content was moved; only a finger can arm.
  mutating func scrolled(past distance: Double, _ step: inout EdgeStep) {
    lie(past: distance)
    guard step.isHeld, canBePulled, let trigger = options.trigger.releaseDistance else { return }
    if pull > trigger {
      enter(.armed, &step)
    } else if pull > 0 {
      enter(.pulling, &step)
    } else if state.phase != .failed {
      rest(&step)
    }
  }

  /// The edge was moved under the content: that can end a pull, and does not begin one.
  mutating func edgeMoved(past distance: Double, _ step: inout EdgeStep) {
    if state == .pulling || state == .armed {
      scrolled(past: distance, &step)
    } else {
      lie(past: distance)
    }
  }

  /// A finger takes the content over from a share that is closing.
  mutating func dragBegan(_ step: inout EdgeStep) {
    gate.touched()
    if case .ending(let ending) = state, ending.collapses {
      rest(after: ending.outcome, &step)
    }
  }

  /// The finger let go, or was taken away, and nothing was fired.
  mutating func dragEnded(_ step: inout EdgeStep) {
    if state == .pulling || state == .armed { rest(&step) }
  }

  private var canBePulled: Bool {
    switch state {
    case .idle, .pulling, .armed, .failed: true
    case .refreshing, .ending, .noMore: false
    }
  }
}
