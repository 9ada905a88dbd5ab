import OverscrollCore
import Testing

@Suite struct PullTests {
  @Test func aPullThatIsReleasedShortOfTheDistanceRunsNothing() {
    var rig = EngineRig()
    rig.pull(50)
    #expect(rig.phase(.top) == .pulling)
    rig.letGo()
    #expect(rig.phase(.top) == .idle)
    #expect(rig.runs.top.isEmpty)
    #expect(rig.extraInset(.top) == 0)
  }

  /// A host need not draw indicators again that do not follow the pull.
  @Test func whatAPullAloneChangesIsToldApartFromOtherLooks() {
    var rig = EngineRig()
    rig.pull(30)
    #expect(rig.effects.edges.top.appearanceChanged, "another phase")
    #expect(rig.engine.pull(of: .top) == 30)
    rig.scroll(to: -50)
    #expect(rig.effects.edges.top.pullChanged && !rig.effects.edges.top.appearanceChanged)
    #expect(rig.effects.edges.top.redraws)
    rig.scroll(to: -50)
    #expect(!rig.effects.edges.top.pullChanged && !rig.effects.edges.top.redraws)
    rig.scroll(to: -60)
    #expect(rig.effects.edges.top.pullChanged && rig.effects.edges.top.appearanceChanged, "armed")
  }

  @Test func exactlyTheDistanceDoesNotArm() {
    var rig = EngineRig()
    rig.pull(54)
    #expect(rig.phase(.top) == .pulling)
    rig.scroll(to: -54.001)
    #expect(rig.phase(.top) == .armed)
  }

  @Test func withoutADistanceAnyPullArmsAndNoneDoesNot() {
    var rig = EngineRig(
      top: EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 0), extent: 54))
    rig.pull(0)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.engine.progress(of: .top) == 0)
    rig.scroll(to: -0.5)
    #expect(rig.phase(.top) == .armed)
    #expect(rig.engine.progress(of: .top) == 2)
  }

  @Test(arguments: [-1, Double.nan, Double.infinity]) func aDistanceThatIsNoneCountsAsNothing(
    _ distance: Double
  ) {
    let options = EdgeOptions(
      purpose: .refresh, trigger: .onRelease(past: distance), extent: distance, hold: distance)
    // An infinite pull is none; see NeverTests.
    #expect(options.trigger == .onRelease(past: distance == .infinity ? .infinity : 0))
    #expect(options.extent == 0)
    #expect(options.hold == 0)
  }

  @Test func releasedPastTheDistanceItRunsOnceAndHoldsItsShare() {
    var rig = EngineRig()
    rig.pull(80)
    #expect(rig.runs.top.isEmpty)
    rig.letGo()
    #expect(rig.runs.top.count == 1)
    #expect(rig.phase(.top) == .refreshing)
    #expect(rig.extraInset(.top) == 54)
  }

  @Test func aFingerThatStaysRunsNothingHoweverLong() {
    var rig = EngineRig()
    rig.pull(200)
    rig.wait(60)
    #expect(rig.phase(.top) == .armed)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func backAboveTheDistanceBeforeLettingGoRunsNothing() {
    var rig = EngineRig()
    rig.pull(80)
    rig.scroll(to: -40)
    #expect(rig.phase(.top) == .pulling)
    rig.scroll(to: 0)
    #expect(rig.phase(.top) == .idle)
    rig.letGo()
    #expect(rig.runs.top.isEmpty)
  }

  @Test func aSecondPullWhileItRunsRunsNothing() {
    var rig = EngineRig()
    rig.pull(80)
    rig.letGo()
    rig.send(.dragBegan)
    rig.scroll(to: -200)
    #expect(rig.phase(.top) == .refreshing)
    rig.letGo()
    #expect(rig.runs.top.count == 1)
  }

  @Test func aTouchThatIsTakenAwayNeverRuns() {
    var rig = EngineRig()
    rig.pull(200)
    rig.send(.dragCancelled)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func aFlingPastTheEdgeDoesNotArm() {
    var rig = EngineRig()
    rig.scroll(to: -120)
    #expect(rig.phase(.top) == .idle)
    rig.send(.dragEnded)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func theBaseInsetIsNoPull() {
    var rig = EngineRig()
    rig.show(2000, topInset: 88)
    rig.pull(0)
    #expect(rig.phase(.top) == .idle)
    rig.scroll(to: -88 - 54)
    #expect(rig.phase(.top) == .pulling)
    rig.scroll(to: -88 - 55)
    #expect(rig.phase(.top) == .armed)
  }

  @Test func anInsetThatGrowsUnderTheFingerTakesTheArmingBack() {
    var rig = EngineRig()
    rig.pull(80)
    rig.show(2000, topInset: 60)
    #expect(rig.phase(.top) == .pulling)
    rig.letGo()
    #expect(rig.runs.top.isEmpty)
  }

  @Test func whileAFingerHoldsTheContentNoShareMovesIt() {
    var rig = EngineRig()
    rig.send(.dragBegan)
    rig.send(.begin(.top))
    #expect(rig.insetChanges.top.last?.movesContent == false)
  }

  @Test func aListThatIsElsewhereIsNotMovedByABegin() {
    var rig = EngineRig()
    rig.scroll(to: 500)
    rig.send(.begin(.top))
    #expect(rig.extraInset(.top) == 54)
    #expect(rig.insetChanges.top.last?.movesContent == false)
  }

  @Test func theTurnOfTheIndicatorFollowsTheArming() {
    var rig = EngineRig()
    rig.pull(80)
    #expect(rig.engine.turn(of: .top).target == 1)
    rig.time += 0.1
    rig.scroll(to: -20)
    #expect(rig.engine.turn(of: .top).target == 0)
    #expect(rig.engine.turn(of: .top).value(at: rig.time) > 0.3)
  }

  @Test func anEdgeWithoutControlStaysIdle() {
    var rig = EngineRig(top: nil)
    rig.pull(300)
    rig.letGo()
    rig.send(.begin(.top))
    #expect(rig.phase(.top) == .idle)
    #expect(rig.runs.top.isEmpty)
  }
}
