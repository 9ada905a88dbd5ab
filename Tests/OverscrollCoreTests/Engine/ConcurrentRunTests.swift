import OverscrollCore
import Testing

@Suite struct ConcurrentRunTests {
  @Test func aRefreshOvertakesAPageAndItsResultIsRefused() {
    var rig = EngineRig()
    rig.send(.begin(.bottom))
    let page = rig.runs.bottom[0]
    rig.pull(80)
    rig.letGo()
    #expect(rig.cancelled == [page])
    #expect(rig.phase(.bottom) == .idle)
    rig.send(.end(page, .noMore))
    #expect(rig.phase(.bottom) == .idle)
    #expect(rig.phase(.top) == .refreshing)
  }

  @Test(arguments: [RefreshResult.Summary.updated, .unchanged, .failed])
  func anOvertakenPageIsLoadedAfterTheRefreshHoweverThatEnded(_ result: RefreshResult.Summary) {
    var rig = EngineRig()
    rig.send(.dragBegan)
    rig.scroll(to: 1200)
    rig.send(.dragEnded)
    rig.send(.begin(.top))
    #expect(rig.runs.bottom.count == 1)
    rig.wait(1)
    rig.end(.top, result)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func noPageIsLoadedWhileARefreshRuns() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.send(.dragBegan)
    rig.scroll(to: 1390)
    rig.send(.begin(.bottom))
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.isEmpty)
    rig.wait(1)
    rig.end(.top)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func afterARefreshANearEndIsDecidedAnew() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.scroll(to: 1390)
    rig.wait(1)
    rig.show(9000)
    rig.end(.top)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test(arguments: [
    (RefreshResult.Summary.updated, OverscrollPhase.idle), (.unchanged, .noMore),
    (.failed, .noMore),
    (.cancelled, .noMore), (.noMore, .noMore),
  ]) func onlyAnUpdatedListMayHaveMoreAgain(
    _ result: RefreshResult.Summary, _ phase: OverscrollPhase
  ) {
    var rig = EngineRig()
    rig.send(.begin(.bottom))
    rig.end(.bottom, .noMore)
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, result)
    #expect(rig.phase(.bottom) == phase)
  }

  @Test func aCompleteListHasNoMoreAtOnce() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .noMore)
    #expect(rig.phase(.bottom) == .noMore)
    rig.send(.dragBegan)
    rig.scroll(to: 1390)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func theEndOfARefreshIsSpreadOnceHoweverLateItIsNoticed() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.end(.top, .noMore)
    rig.wait(10)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.phase(.bottom) == .noMore)
    #expect(rig.engine.phaseStart(of: .bottom) == 0.5)
  }

  @Test func aRefreshedListForgetsThatAPageFailed() {
    var rig = EngineRig()
    rig.send(.begin(.bottom))
    rig.end(.bottom, .failed)
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, .unchanged)
    #expect(rig.phase(.bottom) == .idle)
  }

  @Test func aCancelledPageDoesNotComeBackByItself() {
    var rig = EngineRig()
    rig.send(.dragBegan)
    rig.scroll(to: 1200)
    rig.send(.cancel(.bottom))
    rig.scroll(to: 1250)
    #expect(rig.runs.bottom.count == 1)
  }
}
