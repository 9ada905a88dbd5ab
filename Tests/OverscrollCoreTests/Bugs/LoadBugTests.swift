import OverscrollCore
import Testing

/// Bugs of other libraries that load a page twice, forever, or never.
@Suite struct LoadBugTests {
  private static let withoutGrowth: [RefreshResult.Summary] = [.updated, .unchanged]

  @Test("B035: one drag loads one page that brings no rows", arguments: withoutGrowth)
  func releaseAfterTheEnd(_ result: RefreshResult.Summary) {
    var rig = EngineRig.bug()
    rig.send(.dragBegan)
    rig.scroll(to: 1430)
    rig.end(.bottom, result)
    for step in 0..<10 { rig.scroll(to: 1430 + Double(step % 2)) }
    rig.send(.dragEnded)
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
    rig.drag(to: 1300, 1430)
    #expect(rig.runs.bottom.count == 2, "the next drag loads again")
  }

  @Test("B036: nothing loads before the first page is there", arguments: [false, true])
  func initialRender(_ isInTwoPasses: Bool) {
    for footer in [EdgeOptions.bugFooter, .loadMore] {
      var rig = EngineRig.bug(bottom: footer, content: 0)
      for event in [.detached, .attached, .triggersHeld, .triggersReleased] as [OverscrollEvent] {
        rig.send(event)
      }
      rig.drag(to: 40, 0)
      rig.send(.begin(.top))
      rig.wait(1)
      if !isInTwoPasses { rig.send(.triggersHeld) }
      rig.show(300)
      #expect(rig.runs.bottom.isEmpty)
      rig.show(2000)
      if !isInTwoPasses { rig.send(.triggersReleased) }
      rig.end(.top)
      rig.wait(1)
      #expect(rig.runs.bottom.isEmpty)
    }
  }

  @Test("B036: a first page that is too short is filled when its refresh has ended")
  func shortFirstPage() {
    var rig = EngineRig.bug(content: 0)
    rig.send(.begin(.top))
    rig.wait(1)
    rig.show(300)
    rig.wait(0.5)
    #expect(rig.runs.bottom.isEmpty)
    rig.end(.top)
    #expect(rig.runs.bottom.count == 1)
  }

  /// The argument is the index of the length before which the page ends; the last is after the pass.
  @Test("B037: lengths that last for a part of a layout pass load nothing", arguments: 0...5)
  func estimatedHeights(_ position: Int) {
    var rig = EngineRig.bug(bottom: .loadMore, content: 2200)
    rig.scroll(to: 1600)
    rig.send(.triggersHeld)
    for (index, length) in [2200.0, 1320, 2640, 3900].enumerated() {
      if index == position { rig.end(.bottom) }
      rig.show(length)
      if length == 1320 { rig.scroll(to: 720) }
      if length == 2640 { rig.scroll(to: 1600) }
      #expect(rig.runs.bottom.count == 1, "at \(length)")
    }
    if position == 4 { rig.end(.bottom) }
    rig.send(.triggersReleased)
    if position == 5 { rig.end(.bottom) }
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
    rig.send(.dragBegan)
    rig.scroll(to: 2690)
    #expect(rig.runs.bottom.count == 1, "more than a viewport is left")
    rig.scroll(to: 2710)
    #expect(rig.runs.bottom.count == 2, "the trigger is armed again")
  }

  @Test("B039: a short list that is pulled down loads nothing", arguments: [0, 3])
  func refreshOfShortList(_ pages: Int) {
    var rig = EngineRig.bug(bottom: .bugFooter.filling(pages), content: 44)
    rig.end(.bottom, .unchanged)
    let fills = rig.runs.bottom.count
    #expect(fills == (pages > 0 ? 1 : 0), "the first content may be filled")
    rig.send(.dragBegan)
    for offset in [-30.0, -90, -250, -90] { rig.scroll(to: offset) }
    rig.send(.dragEnded)
    for offset in [-80.0, -60] { rig.scroll(to: offset) }
    rig.wait(0.3)
    rig.end(.top, .unchanged)
    for offset in [-30.0, 0] { rig.scroll(to: offset) }
    rig.send(.cameToRest)
    rig.wait(2)
    #expect(rig.runs.top.count == 1)
    #expect(rig.runs.bottom.count == fills)
  }

  @Test("B040: a failed page waits until the user retries") func failureLoop() {
    var rig = EngineRig.bug()
    rig.scroll(to: 1444)
    rig.end(.bottom, .failed)
    for _ in 0..<200 { rig.wait(0.016) }
    #expect(rig.runs.bottom.count == 1 && rig.phase(.bottom) == .failed)
    rig.drag(to: 1200, 1444)
    #expect(rig.runs.bottom.count == 1, "scrolling away and back does not retry")
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.count == 2)
  }

  @Test("B040: a page without growth does not load again by itself", arguments: withoutGrowth)
  func emptyPageLoop(_ result: RefreshResult.Summary) {
    var rig = EngineRig.bug()
    rig.scroll(to: 1444)
    for _ in 0..<200 {
      rig.end(.bottom, result)
      rig.wait(0.016)
    }
    #expect(rig.runs.bottom.count == 1 && rig.phase(.bottom) == .idle)
    rig.drag(to: 1300, 1444)
    #expect(rig.runs.bottom.count == 2, "the next touch loads again")
  }

  @Test("B043: every drag to the end loads a page") func separateDrags() {
    var rig = EngineRig.bug()
    for page in 1...5 {
      rig.drag(to: rig.engine.geometry.vertical.lastOffset)
      #expect(rig.runs.bottom.count == page)
      rig.show(2000 + 800 * Double(page))
      rig.end(.bottom)
      rig.wait(0.5)
    }
  }

  @Test("B043: one fling loads page after page") func oneFling() {
    var rig = EngineRig.bug()
    rig.drag(to: 100)
    for frame in 1...60 {
      rig.scroll(to: min(100 + 80 * Double(frame), rig.engine.geometry.vertical.lastOffset))
      guard rig.engine.runID(of: .bottom) != nil else { continue }
      rig.show(rig.engine.geometry.vertical.contentLength + 800)
      rig.end(.bottom)
    }
    #expect(rig.runs.bottom.count >= 2)
    rig.send(.cameToRest)
    let pages = rig.runs.bottom.count
    rig.drag(to: rig.engine.geometry.vertical.lastOffset)
    #expect(rig.runs.bottom.count == pages + 1, "it never gets stuck")
  }

  @Test("B043: an interrupted drag does not disable the next one", arguments: [1390.0, 1430])
  func cancelledTouch(_ offset: Double) {
    var rig = EngineRig.bug()
    rig.send(.dragBegan)
    rig.scroll(to: offset)
    rig.send(.dragCancelled)
    let pages = offset > 1400 ? 1 : 0
    #expect(rig.runs.bottom.count == pages)
    rig.end(.bottom, .unchanged)
    rig.scroll(to: 0)
    rig.send(.cameToRest)
    rig.drag(to: 1300, 1444)
    #expect(rig.runs.bottom.count == pages + 1)
  }

  @Test(
    "B047: a refresh cancels the page that loads",
    arguments: [RefreshResult.Summary.updated, .failed])
  func refreshCancelsLoads(_ result: RefreshResult.Summary) throws {
    var rig = EngineRig.bug(bottom: .loadMore)
    rig.send(.begin(.bottom))
    let page = try #require(rig.runs.bottom.first)
    rig.refresh()
    #expect(rig.runs.top.count == 1 && rig.cancelled == [page])
    rig.send(.end(page, .noMore))
    #expect(rig.phase(.bottom) == .idle)
    rig.scroll(to: 1444)
    #expect(rig.runs.bottom.count == 1, "no page loads during the refresh")
    rig.end(.top, result)
    #expect(rig.runs.bottom.count == 2, "the near end is evaluated again")
  }

  @Test("B047: if the first run wins, a pull during it runs nothing") func exclusive() {
    var rig = EngineRig.bug(bottom: .loadMore, concurrency: .oneAtATime)
    rig.send(.begin(.bottom))
    rig.pull(120)
    #expect(rig.phase(.top) == .idle)
    rig.letGo()
    #expect(rig.runs.top.isEmpty)
    rig.show(2800)
    rig.end(.bottom)
    rig.refresh()
    #expect(rig.runs.top.count == 1, "now nothing prevents it")
  }

  @Test("B051: a tap on the footer loads whatever the drag has done") func tapOnFooter() {
    var rig = EngineRig.bug()
    rig.drag(to: 1444)
    rig.end(.bottom, .unchanged)
    for _ in 0..<2 {
      rig.send(.tapped(.bottom))
      #expect(rig.runs.bottom.count == 2, "a tap during the run does nothing")
    }
    rig.end(.bottom, .noMore)
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.count == 2, "there are no more pages")
  }

  /// The length of the content, and the offset of its end after rounding to pixels.
  @Test(
    "B053: without bounces, reaching the end is near enough",
    arguments: [(2000, 1400), (2000.333, 1400), (2000.333, 1400.33), (2000.333, 1400.333)])
  func endWithoutBounces(_ contentLength: Double, _ end: Double) {
    var rig = EngineRig.bug(content: contentLength)
    rig.send(.dragBegan)
    rig.scroll(to: 1200)
    #expect(rig.runs.bottom.isEmpty)
    rig.scroll(to: end)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(
    "B172: a short list is filled as far as the limit allows",
    arguments: [(0, 0), (3, 3), (10, 6)])
  func shortListIsFilled(_ rule: (limit: Int, pages: Int)) {
    var rig = EngineRig.bug(bottom: .bugFooter.filling(rule.limit), content: 0)
    rig.wait(3)
    #expect(rig.runs.bottom.isEmpty, "a list that was not loaded is not continued")
    rig.show(100)
    while rig.engine.runID(of: .bottom) != nil, rig.runs.bottom.count < 20 {
      rig.show(rig.engine.geometry.vertical.contentLength + 100)
      rig.end(.bottom)
      rig.wait(1)
    }
    // A list of 600 points in a viewport of 600 still shows its end.
    #expect(rig.runs.bottom.count == rule.pages)
  }

  @Test(
    "B172: a list that does not grow is not filled",
    arguments: [RefreshResult.Summary.unchanged, .failed, .noMore])
  func listThatDoesNotGrow(_ result: RefreshResult.Summary) {
    var rig = EngineRig.bug(bottom: .bugFooter.filling(10), content: 100)
    rig.end(.bottom, result)
    rig.wait(3)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(
    "B172: a small page at the end is followed by one more",
    arguments: [(30.0, 3, 2), (30, 0, 1), (0, 3, 1)])
  func smallPage(_ rule: (growth: Double, limit: Int, pages: Int)) {
    let footer = EdgeOptions(
      purpose: .load, trigger: .within(.points(100)), extent: 44, placement: .inline)
    var rig = EngineRig.bug(bottom: footer.filling(rule.limit))
    rig.scroll(to: 1400)
    rig.show(2000 + rule.growth)
    rig.end(.bottom)
    rig.wait(1)
    #expect(rig.runs.bottom.count == rule.pages)
  }

  @Test("B177: one jump to the end loads one page, and entering the window again none")
  func jump() {
    var rig = EngineRig.bug()
    rig.scroll(to: 1444)
    rig.end(.bottom, .unchanged)
    for _ in 0..<10 {
      rig.send(.detached)
      rig.wait(0.1)
      rig.send(.attached)
      rig.wait(0.1)
    }
    #expect(rig.runs.bottom.count == 1)
  }

  @Test("B180: a page that loads is not requested again") func pageInProgress() {
    var rig = EngineRig.bug()
    rig.send(.dragBegan)
    for offset in 1384...1444 { rig.scroll(to: Double(offset)) }
    rig.send(.dragEnded)
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
    rig.show(4000)
    rig.end(.bottom)
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
    rig.drag(to: 3444)
    #expect(rig.runs.bottom.count == 2)
  }
}
