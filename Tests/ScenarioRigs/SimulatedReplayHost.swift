import OverscrollCore
import OverscrollSimulation

/// A host with the simulated list, whose view only moves as the scenario specifies.
struct SimulatedReplayHost: ReplayHost {
  private var list: SimulatedList

  init(_ scenario: Scenario) {
    var view = SimulatedScrollView(
      contentLengths: scenario.contentSize, viewportLengths: scenario.viewport,
      contentInset: scenario.contentInset, systemInset: scenario.systemInset)
    view.movesByItself = false
    if !scenario.window { view.detach() }
    list = SimulatedList(
      view, engine: OverscrollEngine(durations: .replayed, isAttached: scenario.window))
  }

  // MARK: The finger

  mutating func beginDrag() {
    list.change { view in
      view.touchDown(at: 0)
      view.beginDrag()
    }
  }

  mutating func endDrag() { list.change { $0.fingerLifted(velocity: 0) } }

  mutating func cancelDrag() { list.change { $0.touchCancelled() } }

  mutating func place(at offsets: PerAxis<Double>) { list.change { $0.place(at: offsets) } }

  mutating func comeToRest() { list.change { $0.comeToRest() } }

  // MARK: Time

  mutating func runQueue(finishingMotions: Bool) {
    list.change { $0.layOut() }
    guard finishingMotions else { return }
    // The end of a run may begin another one. Runs that remain after the limit are a bug of the
    // library.
    for _ in 0..<16 {
      let effects = list.send(.frame)
      let end = max(effects.movesUntil, effects.wakeTime ?? 0, list.view.animatesUntil)
      guard end > list.clock.now else { return }
      list.sleep(until: end)
    }
  }

  mutating func advance(by seconds: Double) { list.sleep(seconds) }

  // MARK: The app

  mutating func begin(_ edge: OverscrollEdge, revealing: Bool) {
    list.begin(edge, revealing: revealing)
  }

  mutating func end(_ edge: OverscrollEdge) { list.end(edge) }

  mutating func giveUp(_ edge: OverscrollEdge) {
    list.send(.cancel(edge))
    // Disabling the edge resets its pull; the next move of the finger pulls it again.
    list.send(.enabled(edge, false))
    list.send(.enabled(edge, true))
  }

  mutating func endNoMore(_ edge: OverscrollEdge) { list.send(.noMore(edge)) }

  mutating func resetNoMore(_ edge: OverscrollEdge) { list.send(.reset(edge)) }

  mutating func tap(_ edge: OverscrollEdge) { list.send(.tapped(edge)) }

  mutating func setHidden(_ isHidden: Bool, _ edge: OverscrollEdge) {
    list.send(.hidden(edge, isHidden))
  }

  mutating func setComponent(_ component: Scenario.Component?, at edge: OverscrollEdge) {
    list.configure(edge, component?.options)
    list.answers[edge] = component?.answer
  }

  // MARK: The view

  mutating func setContentSize(_ size: PerAxis<Double>) {
    list.change { $0.contentLengths = size }
  }

  mutating func setViewport(_ size: PerAxis<Double>) { list.change { $0.viewportLengths = size } }

  mutating func setContentInset(_ inset: PerEdge<Double>) {
    list.change { $0.contentInset = inset }
  }

  mutating func setSystemInset(_ inset: PerEdge<Double>) { list.change { $0.systemInset = inset } }

  mutating func setInWindow(_ isInWindow: Bool) {
    list.change { isInWindow ? $0.attach() : $0.detach() }
  }

  mutating func setRows(_ count: Int) {
    // The library does not count the rows of a list.
  }

  // MARK: The visible state

  var contentSize: PerAxis<Double> { list.view.contentLengths }
  var viewport: PerAxis<Double> { list.view.viewportLengths }
  var contentInset: PerEdge<Double> { list.view.contentInset }
  var systemInset: PerEdge<Double> { list.view.effectiveSystemInset }
  var offsets: PerAxis<Double> { list.view.offsets }
  var brokenInvariants: [String] { list.brokenInvariants }

  func look(at edge: OverscrollEdge) -> ReplayLook? {
    guard let options = list.engine.options(of: edge) else { return nil }
    return ReplayLook(
      phase: list.engine.phase(of: edge), progress: list.engine.progress(of: edge),
      origin: list.engine.origin(of: edge), extent: options.extent)
  }

  func calls(of edge: OverscrollEdge) -> Int { list.log[edge].runs.count }
}

extension Scenario.Component {
  /// The automatic result of the action in the simulation.
  fileprivate var answer: SimulatedAnswer? {
    switch onRefresh {
    case .end: SimulatedAnswer(.updated, after: 0)
    case .endNoMore: SimulatedAnswer(.noMore, after: 0)
    case nil: nil
    }
  }
}
