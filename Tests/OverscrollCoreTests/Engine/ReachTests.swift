import OverscrollCore
import Testing

/// The trigger that fires with the finger still down.
@Suite struct ReachTests {
  private static func options(_ rearmPolicy: EdgeOptions.RearmPolicy = .afterContentGrows())
    -> EdgeOptions
  {
    var options = EdgeOptions(purpose: .refresh, trigger: .onPull(past: 54), extent: 54)
    options.rearmPolicy = rearmPolicy
    return options
  }

  @Test(arguments: OverscrollEdge.allCases)
  func itFiresUnderTheFingerAndStrictlyPastTheDistance(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options())
    rig.pull(edge, by: 54)
    #expect(rig.phase(edge) == .pulling)
    #expect(rig.runs[edge].isEmpty)
    rig.move(past: edge, by: 54.5)
    #expect(rig.phase(edge) == .refreshing)
    #expect(rig.runs[edge].count == 1)
    #expect(rig.effects.edges[edge].feedback == .fired)
  }

  @Test(arguments: [0.0, -3, .nan])
  func withoutADistanceEveryPullFires(_ distance: Double) {
    let options = EdgeOptions(purpose: .refresh, trigger: .onPull(past: distance), extent: 54)
    var rig = EngineRig(at: .top, options)
    rig.pull(.top, by: 0.5)
    #expect(rig.runs.top.count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func underTheFingerNothingOpensAndNothingMoves(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options())
    rig.pull(edge, by: 80)
    rig.wait(0.1)
    rig.move(past: edge, by: 30)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.insetChanges[edge].isEmpty)
    rig.send(.dragEnded)
    #expect(rig.extraInset(edge) == 54)
    #expect(rig.hasMovedContent(at: edge))
  }

  @Test func aRunThatEndsUnderTheFingerNeverOpens() {
    var rig = EngineRig(at: .top, Self.options())
    rig.pull(.top, by: 80)
    rig.wait(1)
    rig.end(.top)
    rig.wait(1)
    rig.letGo(.top)
    #expect(rig.insetChanges.top.isEmpty)
    #expect(rig.phase(.top) == .idle)
  }

  @Test func aFingerThatComesBackInsideMeetsTheOpenShare() {
    var rig = EngineRig(at: .top, Self.options())
    rig.pull(.top, by: 80)
    rig.move(past: .top, by: 0)
    #expect(rig.extraInset(.top) == 54)
    #expect(!rig.hasMovedContent(at: .top))
  }

  @Test(
    arguments: [EdgeOptions.RearmPolicy.afterContentGrows(), .afterUpdate()],
    OverscrollEdge.allCases)
  func stayingPastTheDistanceFiresOnce(
    _ rearmPolicy: EdgeOptions.RearmPolicy, _ edge: OverscrollEdge
  ) {
    var rig = EngineRig(at: edge, Self.options(rearmPolicy))
    rig.pull(edge, by: 80)
    rig.finishUnderTheFinger(edge)
    for distance in [81.0, 70, 120] { rig.move(past: edge, by: distance) }
    #expect(rig.runs[edge].count == 1)
  }

  @Test(
    arguments: [(EdgeOptions.RearmPolicy.afterContentGrows(), 1), (.afterUpdate(), 2)],
    OverscrollEdge.allCases)
  func onlyWithoutALimitGoingBackAllowsAnother(
    _ expected: (rearmPolicy: EdgeOptions.RearmPolicy, runs: Int), _ edge: OverscrollEdge
  ) {
    var rig = EngineRig(at: edge, Self.options(expected.rearmPolicy))
    rig.pull(edge, by: 80)
    rig.finishUnderTheFinger(edge)
    rig.move(past: edge, by: 54)
    rig.move(past: edge, by: 60)
    #expect(rig.runs[edge].count == expected.runs)
  }

  @Test func theNextTouchMayReachAgain() {
    var rig = EngineRig(at: .top, Self.options())
    for touch in 1...3 {
      rig.pull(.top, by: 80)
      #expect(rig.runs.top.count == touch)
      rig.finishUnderTheFinger(.top)
      rig.letGo(.top)
    }
  }

  @Test func releasingAfterwardsFiresNothing() {
    var rig = EngineRig(at: .top, Self.options())
    rig.pull(.top, by: 80)
    rig.finishUnderTheFinger(.top)
    rig.move(past: .top, by: 90)
    rig.letGo(.top)
    #expect(rig.runs.top.count == 1)
    #expect(rig.extraInset(.top) == 0)
  }
}

extension EngineRig {
  fileprivate mutating func finishUnderTheFinger(_ edge: OverscrollEdge) {
    wait(1)
    end(edge)
    wait(1)
  }
}
