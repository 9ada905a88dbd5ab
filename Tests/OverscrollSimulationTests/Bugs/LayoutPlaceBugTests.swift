import OverscrollCore
import OverscrollSimulation
import Testing

/// Lists whose content is replaced, resized or shown late, by the ids of the bug catalogue.
@Suite struct LayoutPlaceBugTests {
  // MARK: Replaced content

  @Test("B095: replacing content below the header does not interrupt it")
  func skeletonWhileRefreshing() {
    var list = LayoutScene.refreshing(inset: (88, 0))
    var visibleParts: Set<Double> = []
    let acts: [(inout SimulatedList) -> Void] = [
      { $0.change { $0.bounces = false } }, { $0.setContent(600) },
      { $0.change { $0.bounces = true } }, { $0.setContent(2000) },
    ]
    for act in acts {
      act(&list)
      for offset in list.trace(for: 0.2) { visibleParts.insert((-88 - offset).rounded()) }
      #expect(list.phase(.top) == .refreshing)
    }
    #expect(visibleParts == [60])
    list.end(.top)
    list.wait(1)
    LayoutScene.expectRest(list, at: -88)
  }

  @Test("B096: a web reload that moves the page is not undone at the end")
  func webPageReload() {
    var list = LayoutScene.refreshing(inset: (64, 0))
    #expect(LayoutScene.isNear(list.view.offset, -124))
    list.setContent(0)
    list.change { $0.setOffset(0) }
    list.setContent(4000)
    let writes = list.writes.offsets
    list.end(.top)
    list.wait(1)
    // Other code moved the page, so an end does not move it.
    #expect(list.writes.offsets == writes)
    #expect(list.inset(.top) == 64)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test("B096: a web reload that leaves the page alone returns to its top")
  func webPageReloadInPlace() {
    var list = LayoutScene.refreshing(inset: (64, 0))
    list.setContent(0)
    list.setContent(4000)
    #expect(LayoutScene.isNear(list.view.offset, -124))
    list.end(.top)
    list.wait(1)
    LayoutScene.expectRest(list, at: -64)
  }

  @Test("B096: a touch that an inner scroller took refreshes nothing", arguments: [true, false])
  func innerScroller(movesOuter: Bool) {
    var list = LayoutScene.list(inset: (64, 0))
    list.press()
    list.send(.paused(true))
    // If the outer view does not move, it only receives a horizontal drag.
    movesOuter
      ? list.drag(to: -64 - 130) : list.drag(by: PerAxis(vertical: 0, horizontal: 200))
    list.release()
    list.send(.paused(false))
    list.wait(2)
    #expect(list.log.top.runs.isEmpty && list.log.top.phases.isEmpty)
    LayoutScene.expectRest(list, at: -64)
  }

  // MARK: Footers of the app

  @Test("B097: the footer is placed behind the app's own and gives the inset back")
  func footerBehindTableFooter() {
    let view = SimulatedScrollView(
      contentLength: 1000, viewportLength: 600,
      contentInset: PerEdge(top: 0, bottom: 20, leading: 0, trailing: 0))
    let footer = LayoutScene.footer()
    var list = SimulatedList(
      view, engine: OverscrollEngine(top: LayoutScene.header, bottom: footer))
    #expect(list.engine.origin(of: .bottom) == 1000)
    #expect(list.inset(.bottom) == 20 + 44)
    list.fling(-4000)
    list.wait(3)
    #expect(LayoutScene.isNear(list.view.offset, 1000 + 20 + 44 - 600))
    list.setContent(1800)
    list.end(.bottom)
    #expect(list.engine.origin(of: .bottom) == 1800)
    list.configure(.bottom, nil)
    list.wait(1)
    #expect(list.view.contentInset.bottom == 20)
    #expect(list.brokenInvariants.isEmpty)
  }

  // MARK: Off window

  @Test(
    "B099: only the system moves an idle list",
    arguments: SimulatedScrollView.OffWindowInsets.allCases, [true, false])
  func barsThatComeAndGoOffWindow(
    _ offWindow: SimulatedScrollView.OffWindowInsets, _ movesContent: Bool
  ) {
    var list = LayoutScene.list(inset: (64, 0))
    list.change {
      $0.offWindowInsets = offWindow
      $0.systemInsetMovesContent = movesContent
    }
    var bare = list.view
    let writes = list.writes
    let acts: [(inout SimulatedScrollView) -> Void] = [
      { $0.detach() }, { $0.systemInset.top = 0 }, { $0.systemInset.top = 64 }, { $0.attach() },
    ]
    for act in acts {
      list.change(act)
      list.wait(0.1)
      act(&bare)
      bare.advance(to: list.view.now)
      #expect(list.view.offset == bare.offset)
    }
    #expect(list.writes == writes)
    LayoutScene.expectRest(list)
  }

  // MARK: Lengths of the viewport

  @Test("B104: a viewport that grows loads once if short lists are filled", arguments: [0, 3])
  func viewportGrows(autoFill: Int) {
    let footer = LayoutScene.footer(.within(.points(100)), autoFill: autoFill)
    var list = LayoutScene.list(bottom: footer)
    list.change { $0.setOffset(1000) }
    #expect(list.log.bottom.runs.isEmpty)
    list.change { $0.viewportLength = 950 }
    list.wait(1)
    #expect(list.log.bottom.runs.count == (autoFill > 0 ? 1 : 0))
    list.change { $0.viewportLength = 600 }
    list.wait(1)
    #expect(list.log.bottom.cancelled.isEmpty)
    #expect(list.log.bottom.runs.count == (autoFill > 0 ? 1 : 0))
    list.end(.bottom, .unchanged)
    list.change { $0.viewportLength = 950 }
    list.drag(by: -20)
    list.release()
    #expect(list.log.bottom.runs.count == (autoFill > 0 ? 2 : 1), "the user scrolls")
    list.end(.bottom, .unchanged)
    list.wait(1)
    LayoutScene.expectRest(list)
  }

  @Test(
    "B105: the header begins where the safe area ends, whatever the device",
    arguments: [0.0, 20, 24, 44, 47, 50, 54, 59, 62])
  func safeAreas(_ safeTop: Double) {
    var list = LayoutScene.refreshing(inset: (safeTop, 0))
    let screenPlace = list.engine.origin(of: .top) - list.view.presentedOffset
    #expect(LayoutScene.isNear(screenPlace, safeTop))
    list.end(.top)
    list.wait(1)
    LayoutScene.expectRest(list, at: -safeTop)
  }
}
