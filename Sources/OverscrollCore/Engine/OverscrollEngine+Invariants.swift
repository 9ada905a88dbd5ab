/// The laws, as far as one look at the engine can tell.
extension OverscrollEngine {
  /// Says which law is broken, or nil; tests ask after every event.
  public func checkInvariants() -> StaticString? {
    for edge in OverscrollEdge.allCases {
      if let machine = self[edge], let broken = machine.brokenInvariant(isHeld: isHeld) {
        return broken
      }
    }
    return brokenOverlap
  }

  private var brokenOverlap: StaticString? {
    guard let top = self[.top], let bottom = self[.bottom] else { return nil }
    guard let first = top.runningCycle, let second = bottom.runningCycle else { return nil }
    if first == second { return "two runs share one cycle" }
    if top.options.purpose != bottom.options.purpose { return "a page is loaded during a refresh" }
    return nil
  }
}

extension EdgeMachine {
  func brokenInvariant(isHeld: Bool) -> StaticString? {
    guard share.target.isFinite, overscroll.isFinite, overscroll >= 0 else {
      return "a length is not a number, or negative"
    }
    if gate.fills > LoadGate.fillLimit { return "more pages were filled in than the cap allows" }
    return brokenShare ?? brokenPull(isHeld: isHeld)
  }

  /// Law 1: at rest every share is 0, except that of an inline indicator that is to be seen.
  private var brokenShare: StaticString? {
    switch state {
    case .idle, .noMore:
      return share.target == restingShare ? nil : "a share was left behind at rest"
    case .refreshing:
      return share.target == heldShare ? nil : "a run does not hold its share"
    case .ending(let ending) where ending.collapses:
      return share.target == restingShare ? nil : "a share stays after the collapse"
    case .pulling, .armed, .ending, .failed:
      let isKnown = share.target == restingShare || share.target == heldShare
      return isKnown ? nil : "a share is neither the resting nor the held one"
    }
  }

  private func brokenPull(isHeld: Bool) -> StaticString? {
    switch state {
    case .pulling: return isHeld ? nil : "an edge is pulled without a finger"
    case .armed:
      guard isHeld else { return "an edge is armed without a finger" }
      return pull > options.trigger.releaseDistance ?? .infinity
        ? nil : "an edge is armed short of its distance"
    case .idle, .refreshing, .ending, .noMore, .failed: return nil
    }
  }
}
