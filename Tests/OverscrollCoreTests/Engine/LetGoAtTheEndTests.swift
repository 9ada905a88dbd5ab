import OverscrollCore
import Testing

/// Inline edges that also fire when a finger is lifted at the end.
@Suite struct LetGoAtTheEndTests {
  private static func rig(
    _ edge: OverscrollEdge, _ trigger: OverscrollTrigger = .onTap, content: Double = 2000,
    _ change: (inout EdgeOptions) -> Void = { _ in }
  ) -> EngineRig {
    var options = EdgeOptions(purpose: .load, trigger: trigger, extent: 44, placement: .inline)
    options.maximumPagesToFillViewport = 0
    options.loadsOnRelease = true
    change(&options)
    return EngineRig(at: edge, options, content: content)
  }

  @Test(arguments: OverscrollEdge.allCases, [(43.5, 0), (44, 1), (60, 1)])
  func itFiresAtTheEndWithTheIndicatorAndPastIt(
    _ edge: OverscrollEdge, _ expected: (past: Double, runs: Int)
  ) {
    var rig = Self.rig(edge)
    rig.pull(edge, by: expected.past)
    #expect(rig.runs[edge].isEmpty)
    #expect(rig.phase(edge) == .idle)
    rig.send(.dragEnded)
    #expect(rig.runs[edge].count == expected.runs)
  }

  @Test(arguments: [OverscrollEdge.bottom, .trailing], [(0.0, 0), (0.5, 1)])
  func shortContentHasToBeHeldPastTheEdge(
    _ edge: OverscrollEdge, _ expected: (past: Double, runs: Int)
  ) {
    var rig = Self.rig(edge, content: 300)
    rig.pull(edge, by: expected.past)
    rig.send(.dragEnded)
    #expect(rig.runs[edge].count == expected.runs)
  }

  @Test func shortContentThatIsPulledTheOtherWayLoadsNothing() {
    var rig = Self.rig(.bottom, content: 300)
    rig.pull(.bottom, by: 20)
    rig.move(past: .top, by: 60)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func oneDragFiresOnceByNearnessOrByLettingGo() {
    for (policy, runs) in [(EdgeOptions.RearmPolicy.afterContentGrows(), 1), (.afterUpdate(), 2)] {
      var rig = Self.rig(.bottom, .indicatorVisible(fraction: 1)) { $0.rearmPolicy = policy }
      rig.move(past: .bottom, by: -500)
      rig.pull(.bottom, by: 60)
      rig.end(.bottom)
      rig.send(.dragEnded)
      #expect(rig.runs.bottom.count == runs)
    }
  }

  @Test func lettingGoCountsWithinTheLimitOfADrag() {
    var rig = Self.rig(.bottom, .indicatorVisible(fraction: 1)) {
      $0.rearmPolicy = .afterUpdate(maximumPerDrag: 1)
    }
    rig.move(past: .bottom, by: -500)
    rig.pull(.bottom, by: 60)
    rig.end(.bottom)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(arguments: [
    [OverscrollEvent.dragCancelled], [.enabled(.bottom, false), .dragEnded],
    [.hidden(.bottom, true), .dragEnded], [.paused(true), .dragEnded], [.detached, .dragEnded],
    [.noMore(.bottom), .dragEnded],
  ])
  func whatMayNotRunDoesNot(_ events: [OverscrollEvent]) {
    var rig = Self.rig(.bottom)
    rig.pull(.bottom, by: 60)
    for event in events { rig.send(event) }
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test(arguments: [OverscrollTrigger.onTap, .indicatorVisible(fraction: 100), .programmatic])
  func nobodyWhoDidNotAskForItGetsIt(_ trigger: OverscrollTrigger) {
    var rig = Self.rig(.bottom, trigger) { $0.loadsOnRelease = false }
    rig.pull(.bottom, by: 60)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func whereAPullFiresItDecidesAlone() {
    var rig = Self.rig(.bottom, .onRelease(past: 100))
    rig.pull(.bottom, by: 60)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func aRefreshThatIsLetGoOfAtTheSameTimeWins() {
    var rig = Self.rig(.bottom, content: 300)
    rig.configure(.top, .refresh)
    rig.send(.dragBegan)
    rig.move(past: .top, by: 80)
    rig.send(.dragEnded)
    #expect(rig.runs.top.count == 1)
    #expect(rig.runs.bottom.isEmpty)
  }
}
