import OverscrollCore
import OverscrollSimulation
import Testing

/// Bars, rotation and pages that change where the edges are, by the ids of the bug catalogue.
@Suite struct LayoutBugTests {
  // MARK: Large titles

  @Test(
    "B088: under a large title, the pull counts from the bar's current height",
    arguments: [0.0, -140])
  func pullUnderLargeTitle(from start: Double) {
    var list = underLargeTitle(at: start)
    while list.view.offset > -240 {
      list.drag(by: 8, over: 1 / 60)
      #expect((list.phase(.top) == .armed) == (list.view.offset < -140 - 80))
    }
    list.release()
    #expect(list.trace(for: 1.5).turnCount <= 1)
    #expect(LayoutScene.isNear(list.view.offset, -140 - 60))
    list.end(.top)
    #expect(list.trace(for: 1.5).turnCount <= 1)
    #expect(list.inset(.top) == 140)
    LayoutScene.expectRest(list, at: -140)
  }

  @Test("B088: under a large title, a begin from code shows the whole header")
  func beginUnderLargeTitle() {
    var list = underLargeTitle(at: -140)
    list.begin(.top)
    #expect(list.trace(for: 1).turnCount == 0)
    #expect(LayoutScene.isNear(list.view.offset, -140 - 60))
    list.end(.top)
    #expect(list.trace(for: 1).turnCount == 0)
    LayoutScene.expectRest(list, at: -140)
  }

  @Test("B101: a title that expands below the header takes none of its space")
  func beginUnderCollapsedTitle() {
    var list = underLargeTitle(at: -88)
    #expect(list.inset(.top) == 88)
    list.begin(.top)
    list.wait(1)
    #expect(list.inset(.top) == 140 + 60)
    list.end(.top)
    list.wait(1)
    LayoutScene.expectRest(list, at: -140)
  }

  @Test(
    "B092: an expanded title stays expanded whatever the header does", arguments: [true, false])
  func titleDuringARun(byPull: Bool) {
    var list = underLargeTitle(at: -140)
    if byPull { list.pullToRefresh() } else { list.begin(.top) }
    var trace = list.trace(for: 1.5)
    #expect(list.phase(.top) == .refreshing)
    list.end(.top)
    trace += list.trace(for: 1.5)
    #expect(trace.allSatisfy { $0 <= -140 + 0.01 })
    LayoutScene.expectRest(list, at: -140)
  }

  private func underLargeTitle(at offset: Double) -> SimulatedList {
    var list = LayoutScene.list(inset: (140, 0))
    list.change {
      $0.systemInsetRule = .largeTitle(collapsed: 88, expanded: 140)
      $0.setOffset(offset)
    }
    return list
  }

  // MARK: Rotation

  @Test("B089: rotation during a refresh keeps the new inset", arguments: [true, false])
  func rotationWhileRefreshing(barsFirst: Bool) {
    var list = LayoutScene.refreshing(viewport: 812, inset: (88, 0))
    #expect(list.inset(.top) == 88 + 60 && LayoutScene.isNear(list.view.offset, -88 - 60))
    list.rotate(to: 375, topInset: 32, barsFirst: barsFirst)
    #expect(list.inset(.top) == 32 + 60 && LayoutScene.isNear(list.view.offset, -32 - 60))
    list.wait(1 / 60)
    list.end(.top)
    list.wait(1)
    #expect(list.inset(.top) == 32)
    LayoutScene.expectRest(list, at: -32)
  }

  @Test("B089: rotating back during a refresh keeps the new inset")
  func rotationBackWhileRefreshing() {
    var list = LayoutScene.refreshing(viewport: 375, inset: (32, 0))
    list.change { $0.systemInsetMovesContent = true }
    list.rotate(to: 812, topInset: 88)
    #expect(list.inset(.top) == 88 + 60 && LayoutScene.isNear(list.view.offset, -88 - 60))
    list.end(.top)
    list.wait(1)
    #expect(list.inset(.top) == 88)
    LayoutScene.expectRest(list, at: -88)
  }

  @Test(
    "B089: rotation while the header moves keeps the new inset",
    arguments: [0, 0.05, 0.125, 0.2, 0.39, 0.4, 0.45], [true, false])
  func rotationWhileMoving(after delay: Double, barsFirst: Bool) {
    var opening = LayoutScene.list(viewport: 812, inset: (88, 0))
    opening.pullToRefresh()
    opening.wait(delay)
    opening.rotate(to: 375, topInset: 32, barsFirst: barsFirst)
    opening.wait(1.5)
    #expect(opening.inset(.top) == 32 + 60 && LayoutScene.isNear(opening.view.offset, -32 - 60))
    opening.end(.top)
    opening.wait(1)
    LayoutScene.expectRest(opening, at: -32)

    var closing = LayoutScene.refreshing(viewport: 812, inset: (88, 0))
    closing.end(.top)
    closing.wait(delay)
    closing.rotate(to: 375, topInset: 32, barsFirst: barsFirst)
    #expect(closing.inset(.top) == 32)
    closing.wait(1)
    #expect(closing.inset(.top) == 32)
    LayoutScene.expectRest(closing, at: -32)
  }

  // MARK: Pages

  @Test("B091: a header holds a paged list and shifts no page")
  func pagedHeader() {
    var list = LayoutScene.list(content: 2400)
    list.change { $0.isPagingEnabled = true }
    list.drag(to: -130)
    list.release()
    list.wait(2)
    #expect(LayoutScene.isNear(list.view.offset, -60))
    list.end(.top)
    list.wait(1)
    #expect(LayoutScene.isNear(list.view.offset, 0))
    for page in 1...3 {
      list.fling(-1500)
      list.wait(2)
      #expect(LayoutScene.isNear(list.view.offset, Double(page) * 600))
      if page == 3 { list.end(.bottom, .unchanged) }
    }
    #expect(list.log.top.runs.count == 1)
    LayoutScene.expectRest(list, at: 1800)
  }

  @Test("B091: a footer holds a paged list at its last page")
  func pagedFooter() {
    var list = LayoutScene.list(bottom: LayoutScene.pulledFooter, content: 2400)
    list.change {
      $0.isPagingEnabled = true
      $0.setOffset(1800)
    }
    list.drag(to: 1930)
    list.release()
    list.wait(2)
    #expect(LayoutScene.isNear(list.view.offset, 2400 + 44 - 600))
    list.end(.bottom)
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    LayoutScene.expectRest(list, at: 1800)
  }

  // MARK: Side insets

  @Test("B093: a pull leaves side insets alone") func pullBetweenSideInsets() {
    var list = LayoutScene.narrow(side: 50, width: 375)
    var places: Set<Double> = []
    func note(_ list: SimulatedList) { places.insert(list.view.offsets.horizontal) }
    for _ in 0..<30 {
      list.drag(by: 10, over: 1 / 60)
      note(list)
    }
    list.release()
    for _ in 0..<90 {
      list.wait(1 / 60)
      note(list)
    }
    #expect(list.phase(.top) == .refreshing)
    list.end(.top)
    for _ in 0..<60 {
      list.wait(1 / 60)
      note(list)
    }
    #expect(places == [-50])
    #expect(list.inset(.leading) == 50 && list.inset(.trailing) == 50)
    LayoutScene.expectRest(list, at: 0)
  }

  @Test(
    "B103: a begin from code leaves side insets alone", arguments: [OverscrollEdge.top, .bottom])
  func beginBetweenSideInsets(_ edge: OverscrollEdge) {
    var list = LayoutScene.narrow(side: 16, width: 375)
    list.begin(edge, revealing: true)
    for _ in 0..<60 {
      list.wait(1 / 60)
      #expect(list.view.offsets.horizontal == -16)
      #expect(list.view.presentedOffset(at: list.view.now, along: .horizontal) == -16)
    }
    #expect(list.phase(edge) == .refreshing)
    list.end(edge)
    list.wait(1)
    #expect(list.view.offsets.horizontal == -16)
    LayoutScene.expectRest(list)
  }
}
