import OverscrollCore
import OverscrollSimulation
import Testing

/// Calls for an edge that is hidden, missing, or not the one with a run.
@Suite struct RequestBugTests {
  // MARK: B064

  @Test("B064: a page that fills an empty list leaves it at its top", arguments: [0.0, 50])
  func pageIntoAnEmptyList(_ top: Double) {
    var list = Lifecycle.list(bottom: Lifecycle.footer, contentLength: 0, topInset: top)
    list.begin(.bottom, revealing: true)
    list.wait(1)
    list.setContent(3000)
    list.end(.bottom)
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    Lifecycle.expectRest(list, at: -top)
  }

  @Test(
    "B064: a revealed footer scrolls no further than necessary",
    arguments: [(0.0, 0.0), (300, 0), (556, 0), (580, 24), (600, 44), (3000, 2444)])
  func revealedFooter(_ length: Double, _ offset: Double) {
    let footer = EdgeOptions(purpose: .load, trigger: .programmatic, extent: 44, placement: .inline)
    var list = Lifecycle.list(bottom: footer, contentLength: length)
    list.begin(.bottom, revealing: true)
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    #expect(abs(list.view.offset - offset) < 0.001)
    list.end(.bottom, .cancelled)
    Lifecycle.expectRest(list, at: offset)
  }

  @Test("B064: a page that is not revealed leaves the offset unchanged") func pageElsewhere() {
    var list = Lifecycle.list(bottom: Lifecycle.footer, contentLength: 3000)
    list.change { $0.setOffset(100) }
    list.begin(.bottom)
    list.wait(1)
    list.setContent(4000)
    list.end(.bottom)
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    #expect(list.writes.offsets == 0)
    Lifecycle.expectRest(list, at: 100)
  }

  @Test(
    "B064: nothing is revealed while the finger is down", arguments: [OverscrollEdge.top, .bottom])
  func revealUnderAFinger(_ edge: OverscrollEdge) {
    var list = Lifecycle.list(bottom: Lifecycle.footer, contentLength: 3000)
    list.change { $0.setOffset(100) }
    list.drag(to: 150)
    list.begin(edge, revealing: true)
    list.drag(to: 200)
    #expect(list.log[edge].runs.count == 1)
    #expect(list.view.offset == 200)
    list.release()
    list.wait(1)
    list.end(edge)
    #expect(list.writes.offsets == 0)
    Lifecycle.expectRest(list, at: 200)
  }

  // MARK: B065

  @Test("B065: a begin without a control is refused and not remembered")
  func beginBeforeTheControl() {
    var list = Lifecycle.list(top: nil)
    #expect(list.begin(.top) == nil)
    #expect(list.phase(.top) == .idle)
    list.configure(.top, Lifecycle.header)
    list.wait(1)
    #expect(list.log.top.runs.isEmpty && list.phase(.top) == .idle)
    #expect(list.begin(.top) != nil)
    #expect(list.log.top.runs.count == 1)
    list.wait(1)
    list.end(.top)
    Lifecycle.expectRest(list, at: 0)
  }

  // MARK: B068

  @Test(
    "B068: a control of another list begins there and leaves the first list alone",
    arguments: [false, true])
  func anotherList(_ isRunning: Bool) {
    var first = Lifecycle.list(topInset: 88)
    if isRunning {
      first.begin(.top)
      first.wait(1)
    }
    first.configure(.top, nil)
    first.change { $0.detach() }
    let left = (first.log, first.writes)
    var second = Lifecycle.list(top: nil, topInset: 88)
    second.configure(.top, Lifecycle.header)
    second.begin(.top)
    var heights: [Double] = []
    second.watch(for: 0.25) { heights.append(-88 - $0) }
    #expect(heights.first ?? 60 < 60 && abs((heights.last ?? 0) - 60) < 0.001, "it slides in")
    #expect(second.log.top.runs.count == 1)
    #expect(abs(second.view.offset + 88 + 60) < 0.001)
    #expect((first.log, first.writes) == left)
    #expect(first.log.top.cancelled.count == (isRunning ? 1 : 0))
    Lifecycle.expectRest(first, at: -88)
    second.wait(1)
    second.end(.top)
    Lifecycle.expectRest(second, at: -88)
  }

  // MARK: B069

  @Test(
    "B069: a begin from another page runs when the list's own page returns",
    arguments: SimulatedScrollView.OffWindowInsets.allCases)
  func beginFromAnotherPage(_ insets: SimulatedScrollView.OffWindowInsets) {
    var list = Lifecycle.list(topInset: 88, offWindowInsets: insets)
    list.change { $0.detach() }
    let runID = list.begin(.top)
    list.wait(0.5)
    #expect(list.writes.insets == 0 && list.writes.offsets == 0)
    list.change { $0.attach() }
    list.wait(1)
    #expect(list.log.top.runs == [runID])
    #expect(abs(list.view.offset + 88 + 60) < 0.001)
    list.end(.top)
    Lifecycle.expectRest(list, at: -88)
  }

  @Test("B069: a run that ends before the page returns is never shown", arguments: [false, true])
  func runThatEndsBeforePageReturnsIsNeverShown(_ isCancelled: Bool) {
    var list = Lifecycle.list(topInset: 88)
    list.change { $0.detach() }
    list.begin(.top)
    list.wait(0.2)
    if isCancelled { list.send(.cancel(.top)) } else { list.end(.top) }
    list.wait(0.3)
    list.change { $0.attach() }
    list.wait(1)
    #expect(list.log.top.runs.isEmpty)
    #expect(list.log.top.finished == [isCancelled ? .cancelled : .updated])
    #expect(list.writes.insets == 0 && list.writes.offsets == 0)
    Lifecycle.expectRest(list, at: -88)
  }

  // MARK: B071

  @Test("B071: ending another edge or a finished run changes nothing") func endOfTheOtherEdge() {
    var list = Lifecycle.list(bottom: Lifecycle.footer)
    list.begin(.top)
    list.wait(1)
    let refresh = list.log.top.runs[0]
    list.end(.top)
    list.wait(1)
    list.begin(.bottom)
    list.wait(0.1)
    let before = list
    list.end(.top)
    for result in [ResultSummary.updated, .failed, .noMore] { list.send(.end(refresh, result)) }
    for number in [UInt32(0), 3, .max] {
      list.send(.end(RunID(number: number), .noMore))
    }
    #expect(list == before)
    list.end(.bottom)
    #expect(list.phase(.bottom) == .idle)
    let ended = list
    list.end(.bottom)
    list.send(.end(list.log.bottom.runs[0], .noMore))
    #expect(list == ended)
    Lifecycle.expectRest(list, at: 0)
  }
}
