import OverscrollCore
import Testing

/// A frame at each wake time is enough: a host may sleep in between.
@Suite struct WakeTimeTests {
  private static let outcomes: [RefreshResult.Summary] = [
    .updated, .unchanged, .noMore, .failed, .cancelled,
    RefreshResult.Summary(.updated, hasMessage: true),
    RefreshResult.Summary(.failed, hasMessage: true),
  ]

  private func durations(timeout: Double = 0) -> OverscrollDurations {
    var durations = OverscrollDurations()
    durations.timeout = timeout
    durations.resultDuration = 0.3
    return durations
  }

  private func rig(_ edge: OverscrollEdge, _ durations: OverscrollDurations) -> InsetRig {
    var rig = InsetRig(OverscrollEngine(durations: durations))
    rig.lie(past: edge, by: 0)
    rig.configure(edge, .pulled(.refresh))
    return rig
  }

  @Test(arguments: OverscrollEdge.allCases, outcomes) func wakeTimesLeadAWholeRefreshToItsRest(
    _ edge: OverscrollEdge, _ result: RefreshResult.Summary
  ) {
    for answer in [0.0, 0.1, 0.45, 2] {
      var rig = rig(edge, durations())
      rig.send(.begin(edge))
      rig.time = answer
      rig.end(edge, result)
      rig.followWakeTimes()
      #expect(rig.phase(edge) == .idle)
      #expect(rig.engine.insetMotion(of: edge).isSettled(at: rig.time))
      #expect(rig.extraInset(edge) == 0)
      #expect(rig.finished[edge] == [result])
    }
  }

  @Test(arguments: outcomes) func framesInBetweenMakeNoDifference(_ result: RefreshResult.Summary) {
    var lazy = rig(.top, durations())
    lazy.send(.begin(.top))
    lazy.time = 0.3
    lazy.end(.top, result)
    var busy = lazy
    lazy.followWakeTimes()
    while busy.time < lazy.time { busy.wait(1 / 120) }
    #expect(busy.engine.insetMotion(of: .top) == lazy.engine.insetMotion(of: .top))
    #expect(busy.engine.phaseStart(of: .top) == lazy.engine.phaseStart(of: .top))
    #expect(busy.changes.top == lazy.changes.top)
  }

  @Test func theStationsOfARefreshAreItsWakeTimes() {
    var rig = rig(.top, durations())
    rig.send(.begin(.top))
    #expect(rig.effects.wakeTime == nil, "only the action can end it")
    #expect(rig.effects.movesUntil == 0.25)
    rig.end(.top)
    var stations: [Double] = []
    while let wakeTime = rig.effects.wakeTime, stations.count < 5 {
      stations.append(wakeTime)
      rig.time = wakeTime
      rig.send(.frame)
    }
    #expect(stations == [0.5, 0.8, 0.8 + 0.4])
    #expect(rig.effects.movesUntil == 0.8 + 0.4)
  }

  @Test func aRunThatIsNotAnsweredIsWokenForItsTimeout() {
    var rig = rig(.top, durations(timeout: 5))
    rig.send(.begin(.top))
    #expect(rig.effects.wakeTime == 5)
    rig.followWakeTimes()
    #expect(rig.finished.top == [.failed])
    #expect(rig.cancelled == rig.runs.top)
    #expect(rig.phase(.top) == .idle)
  }

  @Test func ofTwoEdgesTheEarlierWakesFirst() {
    var rig = InsetRig(OverscrollEngine(top: .pulled(.refresh), leading: .pulled(.refresh)))
    rig.send(.begin(.leading))
    rig.time = 0.2
    rig.send(.begin(.top))
    rig.end(.top)
    #expect(rig.effects.wakeTime == 0.7)
    rig.end(.leading)
    #expect(rig.effects.wakeTime == 0.5)
    rig.followWakeTimes()
    #expect(rig.phase(.top) == .idle)
    #expect(rig.phase(.leading) == .idle)
    #expect(rig.engine.phaseStart(of: .leading) == 0.9)
    #expect(rig.engine.phaseStart(of: .top) == 0.7 + 0.4)
  }

  @Test(arguments: OverscrollEdge.allCases) func atRestNoFrameIsAskedFor(_ edge: OverscrollEdge) {
    var rig = rig(edge, OverscrollDurations())
    rig.pull(edge, by: 30)
    #expect(rig.effects.wakeTime == nil)
    #expect(rig.effects.movesUntil == 0)
    rig.send(.dragEnded)
    #expect(rig.effects.wakeTime == nil)
    #expect(rig.effects.movesUntil == 0)
  }
}
