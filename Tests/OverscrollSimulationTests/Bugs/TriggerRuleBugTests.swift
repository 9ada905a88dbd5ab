import OverscrollCore
import OverscrollSimulation
import Testing

/// Reported bugs of the rules for fingers, triggers and edges; the ids are those of the bug
/// catalogue.
@Suite struct TriggerRuleBugTests {
  // MARK: B045

  @Test("B045: one touch refreshes once, however the list jumps under it", arguments: [0.0, 0.5])
  func holdingAndReloading(_ minimumVisible: Double) {
    var durations = OverscrollDurations()
    durations.minimumVisible = minimumVisible
    let top = EdgeOptions(purpose: .refresh, trigger: .onPull(past: 80), extent: 60)
    var list = SimulatedList.bouncing(top: top, durations: durations)
    list.drag(to: -100)
    #expect(list.log.top.runs.count == 1, "with the finger still down")
    list.wait(0.05)
    list.end(.top)
    for _ in 0..<5 {
      list.change { view in
        view.layOut {
          $0.setOffset(0)
          $0.setOffset(-100)
        }
      }
      list.wait(0.3)
    }
    #expect(list.log.top.runs.count == 1)
    list.release()
    list.wait(1.5)
    #expect(list.log.top.runs.count == 1)
    list.drag(to: -100)
    #expect(list.log.top.runs.count == 2, "a new touch reaches it again")
    list.release()
    list.wait(1)
    list.end(.top)
    expectQuiet(list, at: 0)
  }

  @Test("B045: a run that ends under a held finger is not followed by another")
  func endUnderAFinger() {
    var list = SimulatedList.refreshing()
    list.drag(to: -100)
    list.end(.top)
    list.wait(1)
    for step in 0..<10 { list.nudge(by: step.isMultiple(of: 2) ? 1 : -1) }
    #expect(list.view.isTracking && list.log.top.armedCount == 1)
    list.release()
    #expect(list.log.top.runs.count == 1)
    expectQuiet(list, at: 0)
  }

  // MARK: B047

  @Test(
    "B047: a refresh cancels the page that is loading",
    arguments: [RefreshResult.Summary.updated, .failed])
  func refreshCancelsLoads(_ result: RefreshResult.Summary) {
    var list = SimulatedList.bouncing(bottom: .loadMore)
    list.begin(.bottom)
    let page = list.log.bottom.runs[0]
    list.drag(to: -120)
    list.release()
    #expect(list.log.top.runs.count == 1)
    #expect(list.log.bottom.cancelled == [page])
    #expect(!list.engine.isCurrent(page), "its result is not applied")
    list.wait(0.2)
    list.send(.end(page, .noMore))
    #expect(list.phase(.bottom) == .idle, "nor does it end anything")
    list.wait(1.5)
    list.change { $0.setOffset(1444) }
    #expect(list.log.bottom.runs.count == 1, "no page is loaded while the list is made new")
    list.end(.top, result)
    #expect(list.log.bottom.runs.count == 2, "what is near is decided anew")
    list.setContent(3000)
    list.end(.bottom)
    list.wait(5)
    expectQuiet(list, at: 1444)
  }

  @Test("B047: with the policy that lets the first run win, a pull bounces back") func exclusive() {
    var list = SimulatedList.bouncing(bottom: .loadMore, concurrency: .oneAtATime)
    list.begin(.bottom)
    list.drag(to: -120)
    #expect(list.phase(.top) == .idle)
    list.release()
    list.wait(1.5)
    #expect(list.log.top.runs.isEmpty && list.log.top.armedCount == 0)
    #expect(abs(list.view.offset) < 0.001)
    list.setContent(2800)
    list.end(.bottom)
    list.drag(to: -120)
    list.release()
    #expect(list.log.top.runs.count == 1, "now nothing stands against it")
    list.wait(1)
    list.end(.top)
    expectQuiet(list, at: 0)
  }

  // MARK: B048

  // MARK: B049

  @Test("B049: a status bar tap only scrolls", arguments: [0.0, 88]) func statusBar(_ inset: Double)
  {
    var list = SimulatedList.bouncing(contentLength: 10_000, topInset: inset)
    list.change { $0.setOffset(5000) }
    list.change { $0.scrollToTop() }
    var highest = 5000.0
    list.watch(for: 1) { highest = min(highest, $0) }
    #expect(highest == -inset, "it does not overshoot")
    #expect(list.log.top.runs.isEmpty && list.log.top.phases.isEmpty)
    expectQuiet(list, at: -inset)
  }

  @Test("B049: a status bar tap scrolls to the top of the visible content", arguments: [0.0, 88])
  func statusBarWhileRefreshing(_ inset: Double) {
    var list = SimulatedList.bouncing(contentLength: 10_000, topInset: inset)
    list.change { $0.setOffset(5000) }
    list.begin(.top)
    #expect(list.view.offset == 5000)
    list.wait(1)
    list.change { $0.scrollToTop() }
    list.wait(1)
    #expect(abs(list.view.offset + inset + 60) < 0.001)
    #expect(list.log.top.runs.count == 1)
    list.end(.top)
    list.wait(1)
    #expect(list.log.top.runs.count == 1)
    expectQuiet(list, at: -inset)
  }

  @Test("B049: a run that ends during scroll-to-top does not interrupt it")
  func endOnTheWayToTheTop() {
    var list = SimulatedList.bouncing(contentLength: 10_000)
    list.change { $0.setOffset(5000) }
    list.begin(.top)
    list.wait(1)
    let writes = list.writes.offsets
    list.change { $0.scrollToTop(over: 0.5) }
    list.wait(0.2)
    list.end(.top)
    list.wait(1)
    #expect(list.writes.offsets == writes)
    expectQuiet(list, at: 0)
  }

  // MARK: B051

  @Test("B051: a tap on the footer loads whatever the drag has done") func tapOnTheFooter() {
    var list = SimulatedList.bouncing()
    list.change { $0.setOffset(1200) }
    list.drag(to: 1444)
    list.release()
    list.end(.bottom, .unchanged)
    #expect(list.log.bottom.runs.count == 1)
    list.send(.tapped(.bottom))
    #expect(list.log.bottom.runs.count == 2)
    list.send(.tapped(.bottom))
    #expect(list.log.bottom.runs.count == 2, "it is loading")
    list.end(.bottom, .noMore)
    list.send(.tapped(.bottom))
    #expect(list.log.bottom.runs.count == 2, "there is nothing more")
    expectQuiet(list, bottom: .noMore, at: 1444)
  }

  // MARK: B052

  @Test("B052: the pull depends on the offset alone", arguments: [44.0, 2000])
  func drift(_ contentLength: Double) {
    var list = SimulatedList.bouncing(bottom: .quietFooter, contentLength: contentLength)
    list.nudge(by: 60)
    var seen: Set<Double> = []
    for step in 0..<200 {
      list.nudge(by: step.isMultiple(of: 2) ? 30 : -30)
      let offset = list.view.offset
      #expect(list.engine.overscroll(past: .top) == -offset)
      #expect(list.engine.progress(of: .top) == -offset / 80)
      seen.insert(offset)
    }
    #expect(seen.count == 2, "two places of the finger, two offsets")
    list.nudge(by: -60)
    #expect(list.engine.overscroll(past: .top) == 0)
    list.release()
    expectQuiet(list, at: 0)
  }

  // MARK: B053

  /// The length of the content, and the offset of its end after rounding to pixels.
  @Test(
    "B053: without bouncing, reaching the end is near enough",
    arguments: [(2000, 1400), (2000.333, 1400), (2000.333, 1400.33), (2000.333, 1400.333)])
  func endWithoutBounces(_ contentLength: Double, _ end: Double) {
    let footer = EdgeOptions(purpose: .load, trigger: .within(.points(0)), extent: 44)
    var list = SimulatedList.bouncing(bottom: footer, contentLength: contentLength)
    list.change {
      $0.alwaysBounces = false
      $0.bounces = false
    }
    list.change { $0.setOffset(1200) }
    list.drag(to: min(end, list.view.legalOffsets.upperBound))
    #expect(list.view.offset <= contentLength - 600)
    #expect(list.log.bottom.runs.count == 1)
    list.release()
    list.setContent(contentLength + 800)
    list.end(.bottom)
    list.wait(1)
    expectQuiet(list, at: end)
  }

  // MARK: B055

  @Test(
    "B055: every trigger distance can be reached",
    arguments: [(80.0, 600.0), (2000, 600), (80, 120)])
  func reachableDistance(_ distance: Double, _ viewport: Double) {
    let top = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: distance), extent: 60)
    var list = SimulatedList.bouncing(top: top, bottom: nil)
    list.change { $0.viewportLength = viewport }
    list.drag(by: viewport + 1)
    #expect(list.phase(.top) == .armed, "a viewport's way of the finger is enough")
    #expect(list.engine.progress(of: .top) > 1)
    list.release()
    #expect(list.log.top.runs.count == 1)
    list.wait(1)
    list.end(.top)
    expectQuiet(list, at: 0)
  }

  // MARK: B056

  @Test("B056: a second finger neither moves the content nor releases it") func secondFinger() {
    var list = SimulatedList.bouncing()
    list.nudge(by: 120)
    let (offset, progress) = (list.view.offset, list.engine.progress(of: .top))
    #expect(progress > 0 && progress < 1)
    list.change { $0.touchDown(at: 100) }
    list.send(.dragBegan)
    #expect(list.view.offset == offset && list.engine.progress(of: .top) == progress)
    list.nudge(by: 40)
    #expect(list.view.offset < offset && list.view.offset > offset - 40)
    #expect(list.phase(.top) == .pulling)
    list.release()
    list.wait(1)
    #expect(list.log.top.runs.isEmpty)
    expectQuiet(list, at: 0)
  }
}
