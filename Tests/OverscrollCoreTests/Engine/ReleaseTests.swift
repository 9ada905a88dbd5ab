import OverscrollCore
import Testing

/// A finger that pulls an edge and is lifted, at each of the four edges.
@Suite struct ReleaseTests {
  private static func options(
    past distance: Double = 54, extent: Double = 54, hold: Double? = nil,
    releaseHysteresis: Double = 1
  ) -> EdgeOptions {
    EdgeOptions(
      purpose: .refresh, trigger: .onRelease(past: distance), extent: extent, hold: hold,
      releaseHysteresis: releaseHysteresis)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func exactlyTheDistanceFiresNothingAndALittleMoreDoes(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options())
    rig.pull(edge, by: 54)
    #expect(rig.phase(edge) == .pulling)
    rig.send(.dragEnded)
    #expect(rig.runs[edge].isEmpty)
    rig.pull(edge, by: 54.5)
    #expect(rig.phase(edge) == .armed)
    rig.send(.dragEnded)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func theShareOpensOutwardsAtItsOwnEdgeAlone(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options())
    rig.pull(edge, by: 80)
    rig.send(.dragEnded)
    let outwards = edge.isStart ? -54.0 : 1400 + 54
    #expect(rig.insetChanges[edge].map(\.offset) == [outwards])
    for other in OverscrollEdge.allCases where other != edge { #expect(rig.extraInset(other) == 0) }
  }

  @Test(arguments: OverscrollEdge.allCases)
  func aPullFeelsArmedOncePerTouchAndFiredOnce(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options())
    rig.pull(edge, by: 80)
    #expect(rig.effects.edges[edge].feedback == .armed)
    rig.move(past: edge, by: 10)
    rig.move(past: edge, by: 80)
    #expect(rig.effects.edges[edge].feedback == [])
    rig.send(.dragEnded)
    #expect(rig.effects.edges[edge].feedback == .fired)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func armedAtAHundredPercentItFiresDownToNinetyFive(_ edge: OverscrollEdge) {
    for (distance, runs) in [(100.5, 1), (96.0, 1), (95.0, 1), (94.9, 0), (20.0, 0)] {
      var rig = EngineRig(at: edge, Self.options(past: 100, releaseHysteresis: 0.95))
      rig.pull(edge, by: 101)
      rig.move(past: edge, by: distance)
      rig.send(.dragEnded)
      #expect(rig.runs[edge].count == runs, "let go at \(distance)")
    }
  }

  @Test func ninetySixPercentFiresNothingThatWasNeverArmed() {
    var rig = EngineRig(at: .top, Self.options(past: 100, releaseHysteresis: 0.95))
    rig.pull(.top, by: 96)
    #expect(rig.phase(.top) == .pulling)
    rig.send(.dragEnded)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func onceItFellBelowNinetyFiveItHasToReachAHundredAgain() {
    var rig = EngineRig(at: .top, Self.options(past: 100, releaseHysteresis: 0.95))
    rig.pull(.top, by: 101)
    rig.move(past: .top, by: 90)
    rig.move(past: .top, by: 96)
    #expect(rig.phase(.top) == .pulling)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func aDistanceThatNoFingerReachesIsCutToOneThatItDoes(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options(past: 1000))
    let reach = 600 * RubberBand.reach
    rig.pull(edge, by: reach - 0.5)
    #expect(rig.phase(edge) == .pulling)
    #expect(rig.engine.progress(of: edge) > 0.99)
    rig.move(past: edge, by: reach + 0.5)
    #expect(rig.phase(edge) == .armed)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func lengthHoldAndTriggerAreThreeNumbers(_ edge: OverscrollEdge) {
    var rig = EngineRig(at: edge, Self.options(past: 52, extent: 80, hold: 62))
    rig.pull(edge, by: 52)
    #expect(rig.engine.progress(of: edge) == 1)
    rig.move(past: edge, by: 53)
    rig.letGo(edge)
    #expect(rig.extraInset(edge) == 62)
    #expect(rig.engine.origin(of: edge) == (edge.isStart ? -80 : 2000))
  }

  @Test func whatIsHeldOpenIsNoPull() {
    var rig = EngineRig(at: .top, Self.options(past: 52, extent: 80, hold: 62))
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .failed)
    rig.pull(.top, by: 62)
    #expect(rig.engine.progress(of: .top) == 0)
    rig.move(past: .top, by: 62 + 52)
    #expect(rig.phase(.top) == .pulling)
    rig.move(past: .top, by: 62 + 53)
    #expect(rig.phase(.top) == .armed)
  }

  @Test func aTriggerThatIsTakenAwayWhileArmedTakesTheArmingBack() {
    var rig = EngineRig(at: .top, Self.options())
    rig.pull(.top, by: 80)
    rig.configure(.top, EdgeOptions(purpose: .refresh, trigger: .programmatic, extent: 54))
    #expect(rig.phase(.top) == .idle)
    rig.send(.dragEnded)
    #expect(rig.runs.top.isEmpty)
  }
}
