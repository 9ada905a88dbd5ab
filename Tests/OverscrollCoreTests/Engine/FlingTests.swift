import OverscrollCore
import Testing

/// Flings, after the finger was lifted.
@Suite struct FlingTests {
  private static func options(
    _ trigger: OverscrollTrigger, byFling: Bool, _ purpose: EdgeOptions.Purpose = .refresh
  ) -> EdgeOptions {
    var options = EdgeOptions(purpose: purpose, trigger: trigger, extent: 54)
    options.triggersDuringDeceleration = byFling
    return options
  }

  @Test func byDefaultOnlyNearnessFiresByFling() {
    #expect(EdgeOptions.loadMore.triggersDuringDeceleration)
    #expect(
      EdgeOptions(purpose: .load, trigger: .indicatorVisible(fraction: 1), extent: 1)
        .triggersDuringDeceleration)
    for trigger in [OverscrollTrigger.onRelease(past: 1), .onPull(past: 1), .onTap, .programmatic] {
      #expect(!EdgeOptions(purpose: .load, trigger: trigger, extent: 1).triggersDuringDeceleration)
    }
  }

  @Test(
    arguments: [(true, 1), (false, 0)],
    OverscrollEdge.allCases.flatMap { edge in
      [OverscrollTrigger.onRelease(past: 54), .onPull(past: 54)].map { (edge, $0) }
    })
  func aFlingPastTheDistanceFiresWhereItMay(
    _ expected: (byFling: Bool, runs: Int), _ place: (OverscrollEdge, OverscrollTrigger)
  ) {
    let (edge, trigger) = place
    var rig = EngineRig(at: edge, Self.options(trigger, byFling: expected.byFling))
    rig.pull(edge, by: -100)
    rig.send(.dragEnded)
    rig.move(past: edge, by: 54)
    #expect(rig.runs[edge].isEmpty)
    rig.move(past: edge, by: 60)
    rig.move(past: edge, by: 70)
    #expect(rig.runs[edge].count == expected.runs)
    #expect(rig.extraInset(edge) == Double(expected.runs) * 54)
  }

  @Test(arguments: [(true, 1), (false, 0)], OverscrollEdge.allCases)
  func nearnessFiresByFlingWhereItMay(
    _ expected: (byFling: Bool, runs: Int), _ edge: OverscrollEdge
  ) {
    var options = Self.options(.within(.points(300)), byFling: expected.byFling, .load)
    options.maximumPagesToFillViewport = 0
    var rig = EngineRig(at: edge, options)
    rig.move(past: edge, by: -1400)
    rig.send(.dragBegan)
    rig.send(.dragEnded)
    rig.move(past: edge, by: -200)
    #expect(rig.runs[edge].count == expected.runs)
    rig.send(.cameToRest)
    rig.send(.dragBegan)
    rig.move(past: edge, by: -150)
    #expect(rig.runs[edge].count == 1)
  }

  @Test func whatMovesWithoutAFlingFiresNoPull() {
    var rig = EngineRig(at: .top, Self.options(.onRelease(past: 54), byFling: true))
    rig.move(past: .top, by: 80)
    rig.pull(.top, by: -100)
    rig.send(.dragEnded)
    rig.send(.cameToRest)
    rig.move(past: .top, by: 80)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func whatAFingerFiredIsNotFiredAgainOnTheWayBack() {
    let options = Self.options(.onRelease(past: 54), byFling: true)
    var rig = EngineRig(at: .top, options, durations: .reducedMotion)
    rig.pull(.top, by: 90)
    rig.send(.dragEnded)
    rig.send(.cancel(.top))
    rig.wait(0.01)
    for distance in [85.0, 80, 70] { rig.move(past: .top, by: distance) }
    #expect(rig.runs.top.count == 1)
  }

  @Test func aTouchThatIsTakenAwayFiresNothingOnTheWayBack() {
    var rig = EngineRig(at: .top, Self.options(.onRelease(past: 54), byFling: true))
    rig.pull(.top, by: 90)
    rig.send(.dragCancelled)
    rig.move(past: .top, by: 80)
    #expect(rig.runs.top.isEmpty)
  }
}
