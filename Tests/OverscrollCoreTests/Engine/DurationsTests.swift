import OverscrollCore
import Testing

/// How long things take, and what becomes of it when the clock or the durations change.
@Suite struct DurationsTests {
  private static func durations(_ change: (inout OverscrollDurations) -> Void)
    -> OverscrollDurations
  {
    var durations = OverscrollDurations()
    change(&durations)
    return durations
  }

  // MARK: Timeout

  @Test(arguments: OverscrollEdge.allCases) func anActionThatTakesTooLongIsCancelledAndFailed(
    _ edge: OverscrollEdge
  ) {
    var rig = EngineRig(at: edge, .refresh, durations: Self.durations { $0.timeout = 5 })
    rig.send(.begin(edge))
    #expect(rig.effects.wakeTime == 5)
    rig.wait(4.9)
    #expect(rig.phase(edge) == .refreshing)
    rig.wait(0.1)
    #expect(rig.phase(edge) == .failed)
    #expect(rig.cancelled == rig.runs[edge])
    #expect(rig.finished[edge] == [.failed])
    rig.send(.end(rig.runs[edge][0], .updated))
    #expect(rig.engine.result(of: edge) == .failed)
  }

  @Test func anAnswerInTimeStopsTheClock() {
    var rig = EngineRig(
      durations: Self.durations {
        $0.timeout = 1
        $0.minimumVisible = 2
      })
    rig.send(.begin(.top))
    rig.wait(0.9)
    rig.end(.top)
    rig.wait(0.5)
    #expect(rig.phase(.top) == .refreshing)
    rig.wait(1)
    #expect(rig.finished.top == [.updated])
    #expect(rig.cancelled.isEmpty)
  }

  // MARK: Holds

  @Test(arguments: [(RefreshResult.Summary.updated, 0.3), (.init(.updated, hasMessage: true), 0.9)])
  func eachOutcomeStandsItsOwnTime(_ result: RefreshResult.Summary, _ hold: Double) {
    var rig = EngineRig(
      durations: Self.durations {
        $0.resultDuration = 0.3
        $0.messageDuration = 0.9
      })
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, result)
    #expect(rig.effects.wakeTime == 1 + hold)
    rig.wait(hold - 0.01)
    #expect(rig.extraInset(.top) == 54)
    rig.wait(0.02)
    #expect(rig.extraInset(.top) == 0)
  }

  @Test func aFailureWithoutAHoldClosesAtOnce() {
    var rig = EngineRig(durations: Self.durations { $0.failureDuration = 0 })
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .failed)
    #expect(rig.phase(.top) == .ending)
    #expect(rig.extraInset(.top) == 0)
    rig.wait(0.4)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.engine.result(of: .top) == .failed)
  }

  @Test func pullingDuringAHoldBeginsAnewAndTheOldDeadlineIsDead() {
    var rig = EngineRig(durations: Self.durations { $0.resultDuration = 1 })
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top)
    rig.pull(54 + 60)
    #expect(rig.phase(.top) == .armed)
    #expect(rig.effects.wakeTime == nil)
    rig.letGo()
    #expect(rig.runs.top.count == 2)
    rig.wait(3)
    #expect(rig.phase(.top) == .refreshing)
    #expect(rig.extraInset(.top) == 54)
    #expect(rig.finished.top == [.updated])
  }

  // MARK: Clocks

  @Test(arguments: [10.0, 1000]) func aClockThatJumpsCarriesOutWhatWasDueInItsOrder(
    _ jump: Double
  ) {
    var rig = EngineRig(durations: Self.durations { $0.resultDuration = 0.3 })
    rig.send(.begin(.top))
    rig.end(.top)
    rig.wait(jump)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.engine.phaseStart(of: .top) == 0.5 + 0.3 + 0.4)
    #expect(rig.finished.top == [.updated])
  }

  @Test func aClockThatRunsBackwardsStandsStill() {
    var rig = EngineRig(durations: Self.durations { $0.timeout = 5 })
    rig.time = 100
    rig.send(.begin(.top))
    rig.time = 10
    rig.wait(0)
    #expect(rig.effects.wakeTime == 105)
    rig.end(.top)
    rig.time = 100.6
    rig.wait(0)
    #expect(rig.phase(.top) == .ending)
  }

  // MARK: Durations

  @Test func withLessMotionNothingSlidesAndMessagesStandAsLong() {
    var rig = EngineRig(durations: .reducedMotion)
    rig.pull(80)
    #expect(rig.engine.turn(of: .top).duration == 0)
    rig.letGo()
    rig.wait(1)
    rig.end(.top, RefreshResult.Summary(.updated, hasMessage: true))
    #expect(rig.effects.wakeTime == 1.6)
    rig.wait(0.6)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.insetChanges.top.map(\.motion.duration) == [0, 0])
  }

  @Test func timesWithoutMotionKeepWhatIsToBeRead() {
    let durations = Self.durations {
      $0.messageDuration = 3
      $0.expand = 1
    }
    var still = durations.withoutMotion
    #expect(still.messageDuration == 3)
    #expect([still.expand, still.collapse, still.turn] == [0, 0, 0])
    (still.expand, still.collapse, still.turn) = (
      durations.expand, durations.collapse, durations.turn
    )
    #expect(still == durations)
  }

  @Test func timesThatChangeCountFromTheNextEventOn() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.engine.durations = .reducedMotion
    rig.end(.top)
    rig.wait(0)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.insetChanges.top.map(\.motion.duration) == [0.25, 0])
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func timesThatAreNoneCountAsNothing(_ time: Double) {
    let paths: [WritableKeyPath<OverscrollDurations, Double>] = [
      \.expand, \.collapse, \.minimumVisible, \.messageDuration, \.resultDuration,
      \.failureDuration, \.turn, \.timeout,
    ]
    var rig = EngineRig(
      durations: Self.durations { durations in paths.forEach { durations[keyPath: $0] = time } })
    for path in paths { #expect(rig.engine.durations[keyPath: path] == 0) }
    rig.engine.durations.collapse = time
    #expect(rig.engine.durations.collapse == 0)
    rig.send(.begin(.top))
    rig.end(.top, .failed)
    rig.wait(0)
    #expect(rig.phase(.top) == .idle)
  }
}
