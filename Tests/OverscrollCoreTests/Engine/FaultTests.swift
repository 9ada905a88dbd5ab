import OverscrollCore
import Testing

/// Faults around a list that must not reach it.
@Suite struct FaultTests {
  /// A process that is suspended sleeps through its deadlines, and finds the clock far ahead.
  @Test func afterAYearOfSleepEverythingIsAtRest() {
    var rig = EngineRig()
    rig.pull(80)
    rig.letGo()
    rig.wait(0.1)
    rig.end(.top, RefreshResult.Summary(.updated, hasMessage: true))
    rig.wait(365 * 86_400)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.extraInset(.top) == 0)
    #expect(rig.effects.wakeTime == nil)
  }

  @Test func aClockThatFallsBackHoldsNothingUp() {
    var rig = EngineRig()
    rig.time = 1000
    rig.send(.begin(.top))
    rig.time = 1
    rig.end(.top)
    rig.wait(998)
    #expect(rig.phase(.top) == .refreshing)
    rig.wait(2)
    #expect(rig.phase(.top) == .idle)
  }

  /// The lengths are restored before the next page may be requested.
  @Test(arguments: [(0.0, 600.0), (2000, 0), (0, 0)])
  func aListWithoutLengthsFiresNothingAndHoldsNothing(_ content: Double, _ viewport: Double) {
    var rig = EngineRig()
    rig.send(.geometryChanged(AxisGeometry(contentLength: content, viewportLength: viewport)))
    rig.scroll(to: 0)
    rig.send(.dragBegan)
    rig.send(.dragEnded)
    rig.wait(10)
    #expect(rig.runs.bottom == [])
    #expect(rig.extraInset(.top) == 0)
    #expect(rig.extraInset(.bottom) == 0)
  }

  @Test func inAMillionPointsTheEdgesAreStillWhereTheyAre() {
    var rig = EngineRig(content: 1e6)
    rig.scroll(to: 1e6 - 600 - 601)
    #expect(rig.runs.bottom == [])
    rig.send(.dragBegan)
    rig.scroll(to: 1e6 - 600 - 599)
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.engine.insetMotion(of: .bottom).target == 44)
  }

  /// The state at a time is the same, however many frames came before.
  @Test(arguments: [24.0, 30, 60, 120, 240])
  func howOftenFramesComeChangesNothing(_ rate: Double) {
    var rig = EngineRig()
    var seldom = EngineRig()
    for send in [OverscrollEvent.begin(.top), .end(RunID(number: 1), .updated)] {
      rig.send(send)
      seldom.send(send)
      for frame in 1...Int(rate) {
        rig.time = seldom.time + Double(frame) / rate
        rig.send(.frame)
      }
      seldom.wait(1)
      rig.time = seldom.time
      rig.send(.frame)
      #expect(rig.engine == seldom.engine)
    }
  }
}
