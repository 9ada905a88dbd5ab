/// The invariants that can be checked with the engine's state alone.
extension OverscrollEngine {
  /// Returns a description of a broken invariant; nil if all invariants hold.
  ///
  /// Tests check this after every event.
  package func checkInvariants() -> StaticString? {
    for edge in OverscrollEdge.allCases {
      if let machine = self[edge], let broken = machine.brokenInvariant(in: self) { return broken }
    }
    let value = backToTop.target
    if value != 0 && value != 1 { return "the button back to the top rests half way" }
    return brokenSummary ?? brokenConcurrency
  }

  private var brokenSummary: StaticString? {
    var earliest = Double.infinity
    for edge in OverscrollEdge.allCases {
      earliest = min(earliest, self[edge]?.deadline ?? earliest)
    }
    if needsDeadline { return "what time brings is out of date" }
    if earliest != deadline { return "a deadline is not the next one" }
    return deadline < now ? "a deadline was missed" : nil
  }

  private var brokenConcurrency: StaticString? {
    for edge in OverscrollEdge.allCases {
      guard let runID = runID(of: edge) else { continue }
      for other in OverscrollEdge.allCases where other != edge {
        if self.runID(of: other) == runID { return "two runs share one cycle" }
        guard self.runID(of: other) != nil else { continue }
        if concurrency == .oneAtATime { return "two edges run at once" }
        let isMixed = options(of: edge)?.purpose != options(of: other)?.purpose
        if concurrency == .refreshCancelsLoads, isMixed {
          return "a page is loaded during a refresh"
        }
      }
    }
    return nil
  }
}

extension EdgeMachine {
  func brokenInvariant(in engine: OverscrollEngine) -> StaticString? {
    guard extraInset.target.isFinite, extraInset.target >= 0, overscroll.isFinite, overscroll >= 0
    else {
      return "a length is not a number, or negative"
    }
    if gate.fills > options.maximumPagesToFillViewport {
      return "more pages were filled in than the cap allows"
    }
    if phase == .noMore, options.purpose == .refresh { return "a refresh ran out of pages" }
    return brokenInset(engine) ?? brokenPull(engine) ?? brokenRun(engine)
  }

  /// Invariant 1: at rest, every extra inset is 0, except that of a visible inline indicator.
  private func brokenInset(_ engine: OverscrollEngine) -> StaticString? {
    if engine.isHeld, overscroll > 0 { return nil }
    switch state {
    case .free(.none), .noMore, .waiting:
      return extraInset.target == restingInset ? nil : "an extra inset was left behind at rest"
    case .refreshing:
      let isKnown = extraInset.target == heldInset || extraInset.target == restingInset
      return isKnown || extraInset.target == min(heldInset, overscroll)
        ? nil : "a run holds neither its extra inset nor what the offset shows of it"
    case .ending(let ending) where ending.collapses:
      return extraInset.target == restingInset ? nil : "an extra inset stays after the collapse"
    case .free(.begun), .free(.armed), .ending, .failed:
      let isKnown = extraInset.target == restingInset || extraInset.target == heldInset
      return isKnown ? nil : "an extra inset is neither the resting nor the held one"
    }
  }

  private func brokenPull(_ engine: OverscrollEngine) -> StaticString? {
    switch state {
    case .free(.begun): return engine.isHeld ? nil : "an edge is pulled without a finger"
    case .free(.armed):
      guard engine.isHeld else { return "an edge is armed without a finger" }
      return pull >= options.releaseHysteresis * pullDistance
        ? nil : "an edge is armed short of its distance"
    case .free(.none), .waiting, .refreshing, .ending, .noMore, .failed: return nil
    }
  }

  private func brokenRun(_ engine: OverscrollEngine) -> StaticString? {
    switch state {
    case .waiting: return engine.isAttached ? "a run waits for a window that is there" : nil
    case .ending: return engine.isAttached ? nil : "a run ends slowly where nobody sees it"
    case .refreshing(let run) where run.answer == nil:
      return run.timeout >= engine.now ? nil : "a run outlived its time"
    case .free, .refreshing, .failed, .noMore: return nil
    }
  }
}
