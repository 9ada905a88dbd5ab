import OverscrollCore
import Testing

/// Lists before they are in a window, and after they left it.
@Suite struct WindowTests {
  private static func waiting(_ edge: OverscrollEdge = .top, revealing: Bool = false) -> EngineRig {
    var rig = EngineRig(at: edge, .refresh, isAttached: false)
    rig.send(.begin(edge, revealing: revealing))
    return rig
  }

  @Test(arguments: OverscrollEdge.allCases)
  func aBeginWaitsAndRunsExactlyOnceInTheWindow(_ edge: OverscrollEdge) {
    var rig = Self.waiting(edge)
    #expect(rig.phase(edge) == .waiting)
    #expect(rig.runs[edge].isEmpty)
    #expect(rig.extraInset(edge) == 0)
    let runID = rig.engine.runID(of: edge)
    rig.send(.attached)
    rig.send(.attached)
    #expect(rig.runs[edge] == [runID])
    #expect(rig.extraInset(edge) == 54)
    #expect(rig.effects.edges[edge].announcement == nil)
  }

  @Test func aSecondBeginWaitsWithTheFirst() {
    var rig = Self.waiting()
    let runID = rig.engine.runID(of: .top)
    rig.send(.begin(.top))
    #expect(rig.engine.runID(of: .top) == runID)
    rig.send(.attached)
    #expect(rig.runs.top.count == 1)
  }

  @Test(arguments: [false, true]) func whatWasToBeRevealedIsRevealedInTheWindow(_ reveals: Bool) {
    var rig = EngineRig(at: .top, .refresh, isAttached: false)
    rig.scroll(to: 900)
    rig.send(.begin(.top, revealing: reveals))
    #expect(rig.effects.scroll.vertical == nil)
    rig.send(.attached)
    #expect(rig.effects.scroll.vertical == (reveals ? .move(to: -54, over: 0.25) : nil))
  }

  @Test(arguments: [
    (OverscrollEvent.cancel(.bottom), OverscrollPhase.idle), (.enabled(.bottom, false), .idle),
    (.noMore(.bottom), .noMore), (.end(RunID(number: 1), .updated), .idle),
    (.end(RunID(number: 1), .failed), .failed),
    (.end(RunID(number: 1), .noMore), .noMore),
  ])
  func whatIsGivenUpWhileItWaitsNeverRuns(_ event: OverscrollEvent, _ phase: OverscrollPhase) {
    var rig = EngineRig.bottom(in: .waiting)
    rig.send(event)
    #expect(rig.phase(.bottom) == phase)
    rig.send(.attached)
    #expect(rig.phase(.bottom) == phase)
    #expect(rig.runs.bottom.isEmpty)
    #expect(rig.finished.bottom.count == 1)
  }

  @Test func aRefreshOvertakesAPageThatWaits() {
    var edges = PerEdge<EdgeOptions?>(repeating: nil)
    (edges.top, edges.bottom) = (.refresh, EngineRig.pulledPages)
    var rig = EngineRig(edges, isAttached: false)
    rig.send(.begin(.bottom))
    rig.send(.begin(.top))
    #expect(rig.phase(.bottom) == .idle)
    rig.send(.attached)
    #expect(rig.runs.bottom.isEmpty)
    #expect(rig.runs.top.count == 1)
  }

  @Test func timeDoesNotRunForWhatWaits() {
    var durations = OverscrollDurations()
    durations.timeout = 5
    var rig = EngineRig(at: .top, .refresh, durations: durations, isAttached: false)
    rig.send(.begin(.top))
    #expect(rig.effects.wakeTime == nil)
    rig.wait(60)
    #expect(rig.phase(.top) == .waiting)
    rig.send(.attached)
    #expect(rig.effects.wakeTime == 65)
  }

  // MARK: The window goes

  @Test(arguments: [OverscrollPhase.idle, .pulling, .armed, .ending, .noMore])
  func nothingIsLeftOpenWithoutAWindow(_ phase: OverscrollPhase) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.detached)
    #expect(rig.phase(.bottom) == (phase == .noMore ? .noMore : .idle))
    #expect(rig.extraInset(.bottom) == 0)
    #expect(rig.effects.wakeTime == nil)
    #expect(!rig.engine.isHeld)
  }

  @Test(arguments: [OverscrollPhase.pulling, .armed])
  func aFingerThatWasThereWhenTheWindowWentFiresNothing(_ phase: OverscrollPhase) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.detached)
    rig.send(.attached)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func aRunGoesOnWithoutAWindowAndIsSeenAgain() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.send(.detached)
    rig.wait(60)
    #expect(rig.phase(.bottom) == .refreshing)
    rig.send(.attached)
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.effects.edges.bottom.extraInset?.motion.target == 54)
    #expect(rig.effects.edges.bottom.extraInset?.motion.duration == 0)
  }

  @Test(arguments: [
    (RefreshResult.Summary.updated, OverscrollPhase.idle), (.noMore, .noMore), (.cancelled, .idle),
    (RefreshResult.Summary(.updated, hasMessage: true), .idle), (.failed, .failed),
  ])
  func withoutAWindowAnAnswerCountsAtOnce(_ result: RefreshResult.Summary, _ phase: OverscrollPhase)
  {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.send(.detached)
    rig.end(.bottom, result)
    #expect(rig.phase(.bottom) == phase)
    #expect(rig.finished.bottom == [result])
  }

  @Test func anAnswerThatWasStillShownCountsWhenTheWindowGoes() {
    var rig = EngineRig.bottom(in: .refreshing)
    rig.end(.bottom, .noMore)
    #expect(rig.phase(.bottom) == .refreshing)
    rig.send(.detached)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.finished.bottom == [.noMore])
    rig.wait(10)
    #expect(rig.finished.bottom.count == 1)
  }

  @Test func aFailureIsPutAwayWithoutAWindowToo() {
    var rig = EngineRig.bottom(in: .failed)
    rig.send(.detached)
    rig.wait(4)
    #expect(rig.phase(.bottom) == .idle)
    #expect(rig.extraInset(.bottom) == 0)
  }
}
