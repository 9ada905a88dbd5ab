import OverscrollCore
import OverscrollSimulation
import Testing

/// Reported bugs of when the machine does what; the ids are those of the project's bug catalogue.
@Suite struct StateMachineTimingBugTests {
  // MARK: B028

  enum Start: CaseIterable { case pull, begin, beginWithoutAnimation, beginOffWindow }

  private func aboutToStart(_ start: Start) -> (SimulatedList, OverscrollEvent) {
    var list = SimulatedList.bouncing(
      durations: start == .beginWithoutAnimation ? .reducedMotion : .init())
    switch start {
    case .pull:
      list.drag(to: -100)
      return (list, .dragEnded)
    case .begin, .beginWithoutAnimation: return (list, .begin(.top))
    case .beginOffWindow:
      list.change { $0.detach() }
      list.begin(.top)
      #expect(list.phase(.top) == .waiting && list.log.top.runs.isEmpty)
      list.wait(1)
      return (list, .attached)
    }
  }

  @Test("B028: the action runs when the phase changes", arguments: Start.allCases)
  func startOfTheAction(_ start: Start) {
    let (list, event) = aboutToStart(start)
    #expect(list.log.top.runs.isEmpty)
    var engine = list.engine
    let effects = engine.handle(event, at: list.clock.now).edges.top
    #expect(effects.run != nil)
    #expect(effects.phaseChanged && engine.phase(of: .top) == .refreshing)
    #expect(engine.phaseStart(of: .top) == list.clock.now, "no animation is waited for")
  }

  @Test("B028: only the trigger runs the action", arguments: Start.allCases)
  func onlyTheTransition(_ start: Start) {
    var (list, event) = aboutToStart(start)
    switch event {
    case .dragEnded: list.lift()
    case .attached: list.change { $0.attach() }
    default: list.send(event)
    }
    #expect(list.log.top.runs.count == 1, "before any frame")
    list.wait(2)
    #expect(list.log.top.runs.count == 1)
    #expect(list.log.top.phases.filter { $0 == .refreshing }.count == 1)
    list.end(.top)
    list.wait(1)
    expectQuiet(list, at: 0)
  }

  // MARK: B029

  @Test(
    "B029: two edges of a short list do not drive each other",
    arguments: EdgeOptions.Following.allCases)
  func depthOfWrites(_ following: EdgeOptions.Following) {
    var top = EdgeOptions.header
    top.following = following
    var bottom = EdgeOptions(purpose: .load, trigger: .onRelease(past: 80), extent: 44)
    bottom.following = following
    var list = SimulatedList.bouncing(
      top: top, bottom: bottom, contentLength: 300, concurrency: .independent)
    list.begin(.top)
    list.begin(.bottom)
    for way in [200.0, -400, 300, -200] {
      list.drag(by: way)
      list.lift()
      list.wait(0.05)
    }
    list.wait(1)
    list.end(.bottom)
    list.end(.top)
    list.wait(1)
    // An extra inset that follows the offset reacts once to the offset that its own inset causes.
    #expect(list.view.deepestDelivery <= (following == .always ? 3 : 2))
    #expect(list.log.top.runs.count == 1 && list.log.bottom.runs.count == 1)
    expectQuiet(list, at: 0)
  }

  @Test("B029: both edges open and close in three writes") func countOfWrites() {
    let bottom = EdgeOptions(purpose: .load, trigger: .programmatic, extent: 44)
    var list = SimulatedList.bouncing(bottom: bottom, contentLength: 300, concurrency: .independent)
    list.begin(.top)
    list.begin(.bottom)
    #expect(list.writes.insets == 2 && list.writes.offsets <= 1)
    list.wait(1)
    let writes = list.writes
    list.end(.top)
    list.end(.bottom)
    list.wait(1)
    #expect(list.writes.insets - writes.insets == 2)
    #expect(list.writes.offsets - writes.offsets <= 1)
    #expect(list.view.deepestDelivery <= 2)
    expectQuiet(list, at: 0)
  }

  // MARK: B031

  @Test("B031: ending the first run does not affect the second", arguments: [0.05, 0.15, 0.3])
  func secondRunDuringTheClosing(_ pause: Double) {
    var list = SimulatedList.refreshing()
    list.end(.top)
    let firstCompletion = list.clock.now + 0.4
    list.wait(pause)
    list.grab(to: -130, over: 0.05)
    list.lift()
    #expect(list.log.top.runs.count == 2)
    #expect(list.clock.now < firstCompletion)
    let phases = list.log.top.phases.count
    list.watch(for: 0.6) { _ in }
    #expect(list.clock.now > firstCompletion)
    #expect(list.phase(.top) == .refreshing)
    #expect(list.extraInset(.top) == 60)
    #expect(list.log.top.phases.count == phases)
    #expect(list.log.top.finished.count == 1)
    list.send(.end(list.log.top.runs[0], .failed))
    #expect(list.phase(.top) == .refreshing, "the first run is over")
    list.end(.top)
    list.wait(1)
    #expect(list.log.top.finished == [.updated, .updated])
    expectQuiet(list, at: 0)
  }

  // MARK: B032

  enum Reload: CaseIterable { case beforeTheEnd, afterTheEnd, unannounced }

  // MARK: B033

  @Test("B033: a bar's inset is not a pull", arguments: [false, true]) func adjustedInset(
    _ isLate: Bool
  ) {
    var list = SimulatedList.bouncing(topInset: isLate ? 0 : 88)
    if isLate {
      list.change {
        $0.systemInsetMovesContent = true
        $0.systemInset.top = 88
      }
    }
    #expect(list.view.contentInset.top == 0)
    #expect(list.view.offset == -88)
    #expect(list.phase(.top) == .idle && list.engine.progress(of: .top) == 0)
    list.drag(to: -168)
    #expect(abs(list.engine.progress(of: .top) - 1) < 1e-9)
    list.drag(to: -172)
    #expect(list.phase(.top) == .armed)
    list.drag(to: -88)
    #expect(list.phase(.top) == .idle && list.engine.progress(of: .top) == 0)
    list.release()
    list.wait(1)
    #expect(list.log.top.runs.isEmpty)
    list.drag(to: -172)
    list.release()
    list.wait(1.5)
    #expect(list.log.top.runs.count == 1)
    #expect(abs(list.view.offset + 148) < 0.001)
    list.end(.top)
    list.wait(1)
    expectQuiet(list, at: -88)
  }
}
