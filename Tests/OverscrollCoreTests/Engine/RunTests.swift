import OverscrollCore
import Testing

@Suite struct RunTests {
  @Test func anUpdateClosesAndComesToRest() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top)
    #expect(rig.phase(.top) == .ending)
    #expect(rig.extraInset(.top) == 0)
    rig.wait(0.4)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.effects.wakeTime == nil)
  }

  @Test func anAnswerFromACacheDoesNotFlash() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(0.1)
    rig.end(.top)
    #expect(rig.phase(.top) == .refreshing)
    #expect(rig.effects.wakeTime == 0.5)
    rig.wait(0.4)
    #expect(rig.phase(.top) == .ending)
  }

  @Test func aMessageStandsBeforeTheShareGoes() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, RefreshResult.Summary(.updated, hasMessage: true))
    #expect(rig.extraInset(.top) == 54)
    rig.wait(0.59)
    #expect(rig.extraInset(.top) == 54)
    rig.wait(0.02)
    #expect(rig.extraInset(.top) == 0)
  }

  @Test func aFailedRefreshStandsAndIsPutAway() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .failed)
    #expect(rig.phase(.top) == .failed)
    #expect(rig.extraInset(.top) == 54)
    rig.wait(4)
    #expect(rig.phase(.top) == .ending)
    rig.wait(0.4)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.runs.top.count == 1)
  }

  @Test func aTapOnAFailedRefreshTriesAgain() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .failed)
    rig.send(.tapped(.top))
    #expect(rig.phase(.top) == .refreshing)
    #expect(rig.runs.top.count == 2)
  }

  @Test func aFailedRefreshCanBePulledAgain() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .failed)
    rig.pull(54 + 20)
    #expect(rig.phase(.top) == .pulling)
    rig.scroll(to: -54 - 60)
    #expect(rig.phase(.top) == .armed)
    rig.letGo()
    #expect(rig.runs.top.count == 2)
  }

  @Test func lateFramesChangeNothing() {
    var early = EngineRig()
    early.send(.begin(.top))
    early.end(.top, RefreshResult.Summary(.updated, hasMessage: true))
    var late = early
    for _ in 0..<200 { early.wait(0.01) }
    late.wait(2)
    #expect(early.phase(.top) == late.phase(.top))
    #expect(early.engine.insetMotion(of: .top) == late.engine.insetMotion(of: .top))
    #expect(early.engine.phaseStart(of: .top) == late.engine.phaseStart(of: .top))
  }

  @Test func aDragTakesAClosingShareOver() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top)
    rig.wait(0.1)
    rig.pull(60)
    #expect(rig.phase(.top) == .armed)
    rig.letGo()
    #expect(rig.runs.top.count == 2)
  }

  @Test func aCancelledRunEndsAtOnceAndItsAnswerIsRefused() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    let runID = rig.runs.top[0]
    rig.send(.cancel(.top))
    #expect(rig.cancelled == [runID])
    rig.wait(1)
    rig.send(.end(runID, .failed))
    #expect(rig.phase(.top) == .idle)
  }

  @Test func anAnswerCountsOnce() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    let runID = rig.runs.top[0]
    rig.send(.end(runID, .failed))
    rig.send(.end(runID, .updated))
    rig.wait(0.5)
    #expect(rig.phase(.top) == .failed)
  }

  @Test func timeThatRunsBackwardsOrIsNoneCountsAsNow() {
    var rig = EngineRig()
    rig.time = 10
    rig.send(.begin(.top))
    rig.time = 3
    rig.send(.frame)
    #expect(rig.engine.now == 10)
    rig.time = .nan
    rig.send(.frame)
    #expect(rig.engine.now == 10)
  }

  @Test func offsetsThatAreNoNumbersAreIgnored() {
    var rig = EngineRig()
    rig.pull(80)
    rig.scroll(to: .nan)
    rig.scroll(to: -.infinity)
    #expect(rig.engine.offset.vertical == -80)
    #expect(rig.phase(.top) == .armed)
  }
}
