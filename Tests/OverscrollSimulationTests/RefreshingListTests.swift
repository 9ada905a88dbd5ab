import OverscrollCore
import OverscrollSimulation
import Testing

@Suite struct RefreshingListTests {
  @Test("A pull refreshes once, holds, and returns to rest")
  func pullRefreshesOnceHoldsAndReturnsToRest() {
    var list = SimulatedList()
    list.drag(by: 250)
    #expect(list.phase(.top) == .armed)
    list.lift()
    list.wait(1.5)
    #expect(list.log.top.runs.count == 1)
    #expect(abs(list.view.offset + 54) < 0.01)
    list.end(.top)
    list.wait(1.5)
    #expect(list.phase(.top) == .idle)
    #expect(abs(list.view.offset) < 0.01)
    #expect(list.inset(.top) == 0)
    #expect(list.brokenInvariants.isEmpty)
  }

  @Test("A pull that is too short or cancelled refreshes nothing")
  func pullThatIsTooShortOrCancelledRefreshesNothing() {
    for (distance, isTakenAway) in [(90.0, false), (300, true)] {
      var list = SimulatedList()
      list.drag(by: distance)
      isTakenAway ? list.cancelTouch() : list.lift()
      list.wait(1.5)
      #expect(list.log.top.runs.isEmpty)
      #expect(abs(list.view.offset) < 0.01)
      #expect(list.brokenInvariants.isEmpty)
    }
  }

  @Test("Flings load every page once, and rest at the end")
  func flingsLoadEveryPageOnceAndRestAtTheEnd() {
    var list = SimulatedList()
    for _ in 0..<60 {
      list.fling(-3000)
      list.wait(0.5)
      guard let runID = list.engine.runID(of: .bottom) else { continue }
      list.setContent(list.view.contentLength + 1000)
      list.send(.end(runID, .loaded(hasMore: list.log.bottom.runs.count < 8)))
    }
    list.wait(5)
    #expect(list.log.bottom.runs.count == 8)
    #expect(list.view.contentLength == 10_000)
    #expect(list.phase(.bottom) == .noMore)
    #expect(abs(list.view.offset - (10_000 + 44 - 600)) < 0.01)
    #expect(list.brokenInvariants.isEmpty)
  }

  @Test("A begin from code opens a list at its top, and closes it again")
  func aBeginInCodeOpensAListAtItsTopAndClosesItAgain() {
    var list = SimulatedList(
      systemInset: PerEdge(top: 88, bottom: 34, leading: 0, trailing: 0))
    list.begin(.top)
    #expect(abs(list.view.offset + 88 + 54) < 0.01)
    list.wait(1)
    list.end(.top)
    #expect(abs(list.view.offset + 88) < 0.01)
    list.wait(1)
    #expect(list.phase(.top) == .idle)
    #expect(list.writes.mostInsets == 1 && list.writes.mostOffsets == 1)
    #expect(list.brokenInvariants.isEmpty)
  }

  // MARK: Short content

  private func shortList(isMirrored: Bool) -> SimulatedList {
    var view = SimulatedScrollView(contentLength: 300, viewportLength: 600)
    view.alwaysBounces = true
    let edge = EdgeOptions(purpose: .load, trigger: .onRelease(past: 44), extent: 44)
    return SimulatedList(
      view, engine: OverscrollEngine(top: isMirrored ? edge : nil, bottom: isMirrored ? nil : edge),
      isMirrored: PerAxis(vertical: isMirrored, horizontal: false))
  }

  @Test("An extra inset past short content stays visible", arguments: [false, true])
  func extraInsetPastShortContentStaysVisible(_ isMirrored: Bool) {
    var list = shortList(isMirrored: isMirrored)
    let edge = isMirrored ? OverscrollEdge.top : .bottom
    list.drag(by: -200)
    #expect(list.phase(edge) == .armed)
    list.release()
    list.wait(2)
    #expect(list.phase(edge) == .refreshing)
    #expect(abs(list.view.offset - 44) < 0.01)
    #expect(list.inset(edge) == 344)
    #expect(list.extraInset(edge) == 44)
    list.end(edge)
    list.wait(2)
    #expect(abs(list.view.offset) < 0.01)
    #expect(list.inset(edge) == 0)
    #expect(list.brokenInvariants.isEmpty)
  }

  @Test("A list that becomes complete keeps no space for the gap")
  func listThatBecomesCompleteKeepsNoSpaceForGap() {
    var list = SimulatedList(
      top: nil,
      bottom: EdgeOptions(
        purpose: .load, trigger: .onRelease(past: 44), extent: 44, placement: .inlineAtEnd),
      contentLength: 300)
    list.change { $0.alwaysBounces = true }
    list.drag(by: -200)
    list.release()
    list.wait(2)
    #expect(list.inset(.bottom) == 344)
    list.end(.bottom, .noMore)
    list.wait(2)
    #expect(list.phase(.bottom) == .noMore)
    #expect(list.inset(.bottom) == 44)
    #expect(abs(list.view.offset) < 0.01)
    #expect(list.brokenInvariants.isEmpty)
  }
}
