import OverscrollCore
import Testing

/// The app's requests to an edge, in every phase of the edge.
@Suite struct RequestTests {
  @Test(arguments: OverscrollEdge.allCases) func aPhaseThatChangesIsToldOnceAndDrawn(
    _ edge: OverscrollEdge
  ) {
    var rig = EngineRig(at: edge, .refresh)
    rig.move(past: edge, by: -700)
    rig.send(.begin(edge))
    #expect(rig.effects.edges[edge].phaseChanged)
    #expect(rig.effects.edges[edge].redraws)
    rig.send(.begin(edge))
    #expect(!rig.effects.edges[edge].phaseChanged)
    #expect(!rig.effects.edges[edge].redraws)
    #expect(rig.effects.edges[edge.opposite] == EdgeEffects())
  }

  private static let running: Set<OverscrollPhase> = [.waiting, .refreshing]

  // MARK: Begin and end

  @Test(arguments: OverscrollPhase.allCases) func aBeginRunsWhereNothingRunsYet(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    let runID = rig.engine.runID(of: .bottom)
    rig.send(.begin(.bottom))
    switch phase {
    case .waiting, .refreshing: #expect(rig.engine.runID(of: .bottom) == runID)
    case .noMore: #expect(rig.phase(.bottom) == .noMore)
    default: #expect(rig.phase(.bottom) == .refreshing)
    }
  }

  @Test func aBeginAfterTheAnswerIsARunOfItsOwn() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.end(.top, .noMore)
    rig.send(.begin(.top))
    #expect(rig.runs.top.count == 2)
    #expect(rig.finished.top == [.noMore])
    #expect(rig.extraInset(.top) == 54)
    #expect(rig.phase(.bottom) == .noMore)
  }

  @Test(arguments: OverscrollPhase.allCases) func anEndOfAnotherCycleChangesNothing(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    let before = rig.engine
    for number in [UInt32(0), 2, .max] {
      rig.send(.end(RunID(number: number), .noMore))
    }
    if !Self.running.contains(phase) { rig.send(.end(RunID(number: 1), .noMore)) }
    #expect(rig.engine == before)
  }

  // MARK: Cancel

  @Test(arguments: OverscrollPhase.allCases) func aCancelStopsARunAndNothingElse(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    let before = rig.engine
    let finished = rig.finished.bottom.count
    rig.send(.cancel(.bottom))
    if Self.running.contains(phase) {
      #expect(rig.cancelled == [RunID(number: 1)])
      #expect(rig.finished.bottom == [.cancelled])
      #expect(rig.extraInset(.bottom) == 0)
    } else {
      #expect(rig.engine == before)
      #expect(rig.finished.bottom.count == finished)
    }
  }

  @Test func aCancelIsNeitherAnnouncedNorFelt() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.send(.cancel(.bottom))
    #expect(rig.effects.edges.bottom.announcement == nil)
    #expect(rig.effects.edges.bottom.feedback == [])
  }

  @Test func whatWasAnsweredCanNotBeCancelledAnyMore() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.end(.bottom, .noMore)
    rig.send(.cancel(.bottom))
    #expect(rig.cancelled.isEmpty)
    #expect(rig.finished.bottom == [.noMore])
    rig.wait(1)
    #expect(rig.phase(.bottom) == .noMore)
  }

  // MARK: Reset and the end of everything

  @Test(arguments: OverscrollPhase.allCases) func aResetLeadsFromTheEndAndFromAFailureToIdle(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.reset(.bottom))
    let isReset = phase == .noMore || phase == .failed
    #expect(rig.phase(.bottom) == (isReset ? .idle : phase))
    if isReset {
      #expect(rig.extraInset(.bottom) == 0)
      #expect(rig.engine.result(of: .bottom) == nil)
    }
  }

  @Test func aResetCountsAlsoWhileTheEndIsStillBeingSaid() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.wait(1)
    rig.end(.bottom, RefreshResult.Summary(.noMore, hasMessage: true))
    rig.send(.reset(.bottom))
    rig.wait(5)
    #expect(rig.phase(.bottom) == .idle)
  }

  @Test(arguments: OverscrollPhase.allCases) func whoRanOutHasNoMoreAtOnceOrAfterItsRun(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.noMore(.bottom))
    rig.wait(1)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.engine.result(of: .bottom) == .noMore)
  }

  @Test func runningOutWhileAPageIsLoadedFinishesItExactlyOnce() {
    var rig = EngineRig(top: nil)
    rig.send(.begin(.bottom))
    let runID = rig.runs.bottom[0]
    rig.send(.noMore(.bottom))
    rig.send(.noMore(.bottom))
    rig.send(.end(runID, .updated))
    rig.wait(10)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.finished.bottom == [.noMore])
    #expect(rig.cancelled.isEmpty)
  }

  @Test func runningOutCountsAlsoWhileAnAnswerIsStillShown() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.end(.bottom, .updated)
    rig.send(.noMore(.bottom))
    rig.wait(2)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.finished.bottom == [.noMore])
  }

  @Test func aRefreshThatDoesNotRunCanNotRunOut() {
    var rig = EngineRig()
    rig.send(.noMore(.top))
    #expect(rig.phase(.top) == .idle)
    #expect(rig.effects == OverscrollEffects())
  }

  // MARK: On and off

  @Test(arguments: OverscrollPhase.allCases) func turnedOffAPullEndsAndARunGoesOn(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.enabled(.bottom, false))
    let endsAtOnce: Set<OverscrollPhase> = [.pulling, .armed, .waiting]
    #expect(rig.phase(.bottom) == (endsAtOnce.contains(phase) ? .idle : phase))
    #expect(!rig.engine.isEnabled(.bottom))
    #expect(rig.cancelled.count == (phase == .waiting ? 1 : 0))
  }

  @Test(arguments: OverscrollPhase.allCases) func turnedOffNothingRuns(_ phase: OverscrollPhase) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.enabled(.bottom, false))
    let count = rig.runs.bottom.count
    rig.send(.attached)
    rig.send(.dragEnded)
    rig.send(.begin(.bottom))
    rig.send(.tapped(.bottom))
    rig.pull(.bottom, by: 200)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.count == count)
  }

  @Test func turnedOffARunGoesOnToItsEnd() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.send(.enabled(.bottom, false))
    #expect(rig.extraInset(.bottom) == 54)
    rig.wait(1)
    rig.end(.bottom)
    #expect(rig.finished.bottom == [.updated])
    rig.wait(1)
    #expect(rig.phase(.bottom) == .idle)
  }

  @Test func turnedOnAgainTheFingerThatIsStillThereMayPull() {
    var rig = EngineRig.bottom(in: .armed)
    rig.send(.enabled(.bottom, false))
    rig.send(.enabled(.bottom, true))
    rig.move(past: .bottom, by: 90)
    #expect(rig.phase(.bottom) == .armed)
  }
}
