import InvariantRigs
import OverscrollCore
import Testing

/// Numbers that fuzzers found: invalid ones are ignored, and extreme ones stay finite.
@Suite struct OddNumberTests {
  /// A jump would stop the clock for good: time does not run backwards.
  @Test(arguments: [0x1p44, 1e300, .infinity])
  func aTimeBeyondAllClocksCountsAsTheLastOne(_ time: Double) {
    var rig = EngineRig()
    rig.wait(1)
    _ = rig.engine.handle(.frame, at: time)
    #expect(rig.engine.now == 1)
  }

  @Test(arguments: [0x1p44, -0x1p44, 1e300, -.greatestFiniteMagnitude])
  func aLengthBeyondAllListsIsNone(_ length: Double) {
    var rig = EngineRig()
    rig.scroll(to: length)
    #expect(rig.engine.offset.vertical == 0)
    rig.send(.scrollAnchorMoved(by: length, at: .bottom))
    #expect(rig.engine.offset.vertical == 0)
    let lengths = AxisGeometry(
      contentLength: length, viewportLength: length, startInset: length, endInset: length)
    #expect(lengths == AxisGeometry(contentLength: 0, viewportLength: 0))
    #expect(EdgeOptions(purpose: .load, trigger: .onTap, extent: length).extent == 0)
  }

  @Test func ofNextToNoDistanceThePullIsAFiniteManyTimes() {
    var rig = EngineRig()
    let tiny = AxisGeometry(contentLength: 0, viewportLength: 1e-308)
    rig.send(.geometryChanged(tiny))
    rig.pull(100)
    #expect(rig.engine.progress(of: .top) == 0x1p44)
  }

  /// At the time 0 it would not be over, and its rate beyond all numbers.
  @Test(arguments: [(2, 1.0), (.infinity, 1), (.nan, 1), (-1, 0), (0.5, 0.5)])
  func thePartThatLetsGoIsPartOfTheDistance(_ given: Double, _ taken: Double) {
    let options = EdgeOptions(
      purpose: .refresh, trigger: .onRelease(past: 54), extent: 54, releaseHysteresis: given)
    #expect(options.releaseHysteresis == taken)
  }

  @Test func aMotionOfNoTimeToSpeakOfIsOverAtOnce() {
    let motion = SettleMotion(from: 0, to: 54, at: 0, over: 1e-300)
    #expect(motion.value(at: 0) == 54)
    #expect(motion.duration == 0)
  }

  /// Otherwise the page would begin and be overtaken in one event, and its first end would be lost.
  @Test func aPageThatARefreshWouldOvertakeAtOnceDoesNotBegin() {
    var refresh = EdgeOptions(purpose: .refresh, trigger: .within(.points(300)), extent: 44)
    refresh.rearmPolicy = .afterUpdate()
    var witness = InvariantWitness(OverscrollEngine(top: .loadMore, bottom: refresh))
    witness.play(.triggersHeld)
    witness.play(.geometryChanged(AxisGeometry(contentLength: 700, viewportLength: 600)))
    witness.play(.triggersReleased)
    #expect(witness.engine.phase(of: .bottom) == .refreshing)
    #expect(witness.effects.edges.top.run == nil)
    #expect(witness.effects.edges.top.finished == nil)
    #expect(witness.fault == nil)
  }
}
