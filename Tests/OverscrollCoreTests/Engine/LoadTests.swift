import OverscrollCore
import Testing

@Suite struct LoadTests {
  /// A list of 2,000 points, scrolled to where 250 are left.
  private func nearTheEnd() -> EngineRig {
    var rig = EngineRig()
    rig.send(.dragBegan)
    rig.scroll(to: 1150)
    return rig
  }

  @Test func comingNearLoadsOnce() {
    var rig = EngineRig()
    rig.send(.dragBegan)
    rig.scroll(to: 799)
    #expect(rig.runs.bottom.isEmpty)
    rig.scroll(to: 800)
    #expect(rig.runs.bottom.count == 1)
    rig.scroll(to: 1400)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func momentumLoadsToo() {
    var rig = EngineRig()
    rig.send(.dragBegan)
    rig.scroll(to: 200)
    rig.send(.dragEnded)
    rig.scroll(to: 1200)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func everyPageIsLoadedOnceWhileTheListGrows() {
    var rig = nearTheEnd()
    for page in 1...10 {
      #expect(rig.runs.bottom.count == page)
      rig.wait(0.1)
      rig.show(2000 + Double(page) * 1000)
      rig.end(.bottom, .loaded(hasMore: true))
      #expect(rig.runs.bottom.count == page)
      rig.scroll(to: rig.engine.geometry.vertical.lastOffset - 100)
    }
    #expect(rig.runs.bottom.count == 11)
  }

  @Test func theLastPageStopsTheAsking() {
    var rig = nearTheEnd()
    rig.show(2500)
    rig.end(.bottom, .loaded(hasMore: false))
    #expect(rig.phase(.bottom) == .noMore)
    rig.send(.dragBegan)
    rig.scroll(to: 1900)
    rig.show(3000)
    rig.scroll(to: 2400)
    rig.send(.begin(.bottom))
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func aResetAllowsAskingAgain() {
    var rig = nearTheEnd()
    rig.end(.bottom, .noMore)
    rig.send(.reset(.bottom))
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func aFailedPageIsNeverAskedForAgainByItself() {
    var rig = nearTheEnd()
    rig.end(.bottom, .failed)
    for offset in [1200.0, 900, 1400, 1460] {
      rig.send(.dragEnded)
      rig.send(.dragBegan)
      rig.scroll(to: offset)
      rig.show(2000 + offset)
      rig.wait(10)
    }
    #expect(rig.phase(.bottom) == .failed)
    #expect(rig.runs.bottom.count == 1)
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func aPageWithoutGrowthWaitsForTheNextTouch() {
    var rig = nearTheEnd()
    rig.end(.bottom, .unchanged)
    rig.scroll(to: 1300)
    #expect(rig.runs.bottom.count == 1)
    rig.send(.dragEnded)
    rig.send(.dragBegan)
    #expect(rig.runs.bottom.count == 1)
    rig.scroll(to: 1310)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func scrollingAwayDoesNotLoad() {
    var rig = nearTheEnd()
    rig.end(.bottom, .unchanged)
    rig.send(.dragEnded)
    rig.send(.dragBegan)
    rig.scroll(to: 1120)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func aShortListIsFilledUpButNotWithoutEnd() {
    var rig = EngineRig(content: 0)
    #expect(rig.runs.bottom.isEmpty)
    for page in 1...10 {
      rig.show(Double(page) * 50)
      rig.end(.bottom, .updated)
    }
    #expect(rig.runs.bottom.count == 3)
  }

  @Test func beforeTheFirstContentNothingIsLoaded() {
    var rig = EngineRig(content: 0)
    rig.send(.dragBegan)
    rig.scroll(to: 10)
    rig.wait(1)
    #expect(rig.runs.bottom.isEmpty)
    #expect(rig.extraInset(.bottom) == 0)
  }

  @Test func aShortListThatIsPulledDownNeverLoadsMore() {
    var rig = EngineRig(content: 100)
    rig.end(.bottom, .unchanged)
    rig.send(.dragBegan)
    rig.scroll(to: -120)
    rig.scroll(to: -40)
    rig.scroll(to: 0)
    #expect(rig.runs.bottom.count == 1)
    rig.scroll(to: 15)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func anInlineIndicatorKeepsItsPlaceInEveryPhase() {
    var rig = nearTheEnd()
    #expect(rig.extraInset(.bottom) == 44)
    rig.end(.bottom, .failed)
    #expect(rig.extraInset(.bottom) == 44)
    rig.send(.tapped(.bottom))
    rig.end(.bottom, .noMore)
    #expect(rig.extraInset(.bottom) == 44)
    rig.show(0)
    #expect(rig.extraInset(.bottom) == 0)
  }

  @Test func aLoadedPageDoesNotWaitForAMinimumTime() {
    var rig = nearTheEnd()
    rig.end(.bottom, .updated)
    #expect(rig.phase(.bottom) == .idle)
  }

  @Test func aViewportThatChangesDoesNotLoad() {
    var rig = nearTheEnd()
    rig.end(.bottom, .unchanged)
    rig.send(.geometryChanged(AxisGeometry(contentLength: 2000, viewportLength: 300)))
    #expect(rig.runs.bottom.count == 1)
  }
}
