import OverscrollCore
import OverscrollSimulation
import Testing

/// Reported bugs of actions that run twice, for ever, or never; the ids are the bug catalogue's.
@Suite struct TriggerBugTests {
  private static let outcomes: [RefreshResult.Summary] = [.updated, .unchanged]

  // MARK: B035

  @Test("B035: one drag loads one empty page", arguments: outcomes)
  func releaseAfterTheEnd(_ result: RefreshResult.Summary) {
    var list = SimulatedList.bouncing()
    list.change { $0.setOffset(1200) }
    list.drag(to: 1430)
    #expect(list.log.bottom.runs.count == 1)
    list.wait(0.1)
    list.end(.bottom, result)
    for step in 0..<10 { list.nudge(by: step.isMultiple(of: 2) ? 1 : -1) }
    list.release()
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    list.drag(to: 1300)
    list.drag(to: 1430)
    list.release()
    #expect(list.log.bottom.runs.count == 2, "the next drag asks again")
    list.end(.bottom)
    expectQuiet(list, at: 1430)
  }

  // MARK: B036

  enum FirstContent: CaseIterable { case atOnce, inTwoPasses, inTwoPassesApart }

  @Test("B036: nothing loads before the first page is there", arguments: FirstContent.allCases)
  func initialRender(_ arrival: FirstContent) {
    for footer in [EdgeOptions.footer, .loadMore] {
      var list = SimulatedList.bouncing(bottom: footer, contentLength: 0)
      list.change { $0.detach() }
      list.change { $0.attach() }
      for _ in 0..<5 { list.change { $0.layOut() } }
      list.drag(by: -100)
      list.release()
      list.begin(.top)
      list.wait(1)
      #expect(list.log.bottom.runs.isEmpty)
      if arrival == .atOnce {
        list.change { view in
          view.layOut {
            $0.contentLength = 300
            $0.contentLength = 2000
          }
        }
      } else {
        list.setContent(300)
        if arrival == .inTwoPassesApart { list.wait(0.2) }
        #expect(list.log.bottom.runs.isEmpty, "the refresh still runs")
        list.setContent(2000)
      }
      list.end(.top)
      list.wait(1)
      #expect(list.log.bottom.runs.isEmpty)
      expectQuiet(list, at: 0)
    }
  }

  @Test("B036: a first page that is too short is filled only after its refresh ends")
  func shortFirstPage() {
    var list = SimulatedList.bouncing(contentLength: 0)
    list.begin(.top)
    list.wait(1)
    list.setContent(300)
    list.wait(0.5)
    #expect(list.log.bottom.runs.isEmpty)
    list.end(.top)
    #expect(list.log.bottom.runs.count == 1)
    list.setContent(2000)
    list.end(.bottom)
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    expectQuiet(list, at: 0)
  }

  // MARK: B037

  /// The argument is the index of the length before which the page ends; the last one is after the
  /// pass.
  @Test("B037: temporary content lengths load nothing", arguments: 0...5)
  func estimatedHeights(_ position: Int) {
    let lengths = [2200.0, 1320, 2640, 3900]
    var list = SimulatedList.bouncing(bottom: .loadMore, contentLength: 2200)
    list.change { $0.setOffset(1600) }
    #expect(list.log.bottom.runs.count == 1)
    list.change { $0.beginLayout() }
    for (index, length) in lengths.enumerated() {
      if index == position { list.end(.bottom) }
      list.change { $0.contentLength = length }
      if length == 1320 { #expect(list.view.offset < 800, "clamped, as estimates do") }
      if length == 2640 { list.change { $0.setOffset(1600) } }
      #expect(list.log.bottom.runs.count == 1, "at \(length)")
    }
    if position == lengths.count { list.end(.bottom) }
    list.change { $0.endLayout() }
    if position > lengths.count { list.end(.bottom) }
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    expectQuiet(list, at: 1600)
    list.drag(to: 2690)
    #expect(list.log.bottom.runs.count == 1, "more than a viewport is left")
    list.drag(to: 2710)
    #expect(list.log.bottom.runs.count == 2, "it is armed again")
  }

  // MARK: B039

  @Test("B039: a short list that is pulled down loads nothing", arguments: [0, 3])
  func refreshOfAShortList(_ maximumPagesToFillViewport: Int) {
    var footer = EdgeOptions.footer
    footer.maximumPagesToFillViewport = maximumPagesToFillViewport
    var list = SimulatedList.bouncing(bottom: footer, contentLength: 44)
    list.end(.bottom, .unchanged)
    let fills = list.log.bottom.runs.count
    #expect(fills == (maximumPagesToFillViewport > 0 ? 1 : 0), "the first content may be filled up")
    list.drag(to: -90)
    list.release()
    #expect(list.log.top.runs.count == 1)
    list.watch(for: 1) { _ in }
    #expect(list.log.bottom.runs.count == fills, "neither by the pull nor by the bounce")
    list.end(.top, .unchanged)
    list.wait(1.5)
    #expect(list.log.bottom.runs.count == fills, "nor by the way back")
    expectQuiet(list, at: 0)
  }

  @Test("B039: no pull of a short list loads, however it ends", arguments: [30.0, 90, 250])
  func pullsOfAShortList(_ depth: Double) {
    var list = SimulatedList.bouncing(bottom: .quietFooter, contentLength: 44)
    list.answers.top = SimulatedAnswer(.updated, after: 0.3)
    for flings in [false, true] {
      list.drag(to: -depth, over: 0.1)
      flings ? list.lift() : list.release()
      list.wait(2)
    }
    #expect(list.log.top.runs.count == (depth > 80 ? 2 : 0))
    #expect(list.log.bottom.runs.isEmpty)
    expectQuiet(list, at: 0)
  }

  // MARK: B040

  @Test("B040: a failed page waits until the user retries") func failureLoop() {
    var list = SimulatedList.bouncing()
    list.change { $0.setOffset(1444) }
    list.end(.bottom, .failed)
    for _ in 0..<200 { list.wait(0.016) }
    #expect(list.log.bottom.runs.count == 1)
    #expect(list.phase(.bottom) == .failed)
    list.drag(to: 1200)
    list.drag(to: 1444)
    list.release()
    #expect(list.log.bottom.runs.count == 1, "scrolling away and back is no asking")
    list.send(.tapped(.bottom))
    #expect(list.log.bottom.runs.count == 2)
    list.end(.bottom, .failed)
    expectQuiet(list, bottom: .failed, at: 1444)
  }

  @Test("B040: a page without growth does not load again by itself", arguments: outcomes)
  func emptyPageLoop(_ result: RefreshResult.Summary) {
    var list = SimulatedList.bouncing()
    list.change { $0.setOffset(1444) }
    for _ in 0..<200 {
      list.end(.bottom, result)
      list.wait(0.016)
    }
    #expect(list.log.bottom.runs.count == 1)
    #expect(list.phase(.bottom) == .idle)
    list.drag(to: 1300)
    list.drag(to: 1444)
    list.release()
    #expect(list.log.bottom.runs.count == 2, "a new touch asks again")
    list.end(.bottom, result)
    expectQuiet(list, at: 1444)
  }

  // MARK: B041

  @Test("B041: a trembling finger gets haptic feedback once", arguments: [-90.0, -70])
  func hapticOncePerTouch(_ last: Double) {
    var list = SimulatedList.bouncing()
    for offset in [-70.0, -90, -70, -90, -70, -90] { list.drag(to: offset, over: 0.05) }
    #expect(list.log.top.phases.filter { $0 == .armed }.count == 3)
    #expect(list.log.top.phases == [.pulling, .armed, .pulling, .armed, .pulling, .armed])
    #expect(list.log.top.armedCount == 1)
    list.drag(to: last, over: 0.05)
    list.release()
    list.wait(1.5)
    #expect(list.log.top.runs.count == (last < -80 ? 1 : 0))
    #expect(list.log.top.armedCount == 1)
    list.end(.top)
    list.wait(1)
    list.drag(to: -90)
    #expect(list.log.top.armedCount == 2, "the next touch feels it again")
    list.cancelTouch()
    expectQuiet(list, at: 0)
  }

  // MARK: B043

  @Test("B043: every drag to the end loads a page") func separateDrags() {
    var list = SimulatedList.bouncing()
    for page in 1...5 {
      list.drag(to: list.view.legalOffsets.upperBound)
      list.release()
      #expect(list.log.bottom.runs.count == page)
      list.setContent(list.view.contentLength + 800)
      list.end(.bottom)
      list.wait(0.5)
    }
    #expect(list.log.bottom.runs.count == 5)
    expectQuiet(list)
  }

  @Test(
    "B043: one fling loads page after page", arguments: [(EdgeOptions.footer, 2), (.loadMore, 5)])
  func oneFling(_ footer: EdgeOptions, _ pages: Int) {
    var list = SimulatedList.bouncing(bottom: footer)
    list.answers.bottom = SimulatedAnswer(.updated, after: 0.02, growth: 800)
    list.fling(-8000)
    list.wait(6)
    #expect(list.log.bottom.runs.count == pages)
    #expect(list.log.bottom.finished.count == list.log.bottom.runs.count)
    #expect(list.view.offset > 2000 + 44 - 600, "it went on into the pages that it loaded")
    let runs = list.log.bottom.runs.count
    list.drag(to: list.view.legalOffsets.upperBound)
    #expect(list.log.bottom.runs.count == runs + 1, "never stuck")
    list.release()
    list.wait(1)
    expectQuiet(list)
  }

  enum Interruption: CaseIterable { case cancelledTouch, cancelledBefore, scrollToTop }

  @Test("B043: an interrupted drag does not disable the next one", arguments: Interruption.allCases)
  func interruptions(_ interruption: Interruption) {
    var list = SimulatedList.bouncing()
    list.change { $0.setOffset(1200) }
    list.drag(to: interruption == .cancelledBefore ? 1390 : 1430)
    list.cancelTouch()
    #expect(list.log.bottom.runs.count == (interruption == .cancelledBefore ? 0 : 1))
    list.end(.bottom, .unchanged)
    if interruption == .scrollToTop {
      list.change { $0.scrollToTop() }
      list.wait(1)
      #expect(list.view.offset == 0)
      list.change { $0.setOffset(1444, .scrolling) }
      list.wait(1)
    }
    let runs = list.log.bottom.runs.count
    #expect(
      runs == (interruption == .cancelledBefore ? 0 : 1), "code that scrolls there is no new touch")
    list.drag(to: 1300)
    list.drag(to: 1444)
    #expect(list.log.bottom.runs.count == runs + 1)
    list.release()
    list.setContent(2800)
    list.end(.bottom)
    expectQuiet(list)
  }
}
