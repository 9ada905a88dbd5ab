import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

/// Known bugs of the results of runs, and of lists with no more pages.
@Suite struct ResultBugTests {
  /// A list without more pages, at its top.
  private func exhausted(
    _ footer: EdgeOptions = MotionFixtures.footer, content: Double = 2000
  ) -> SimulatedList {
    var list = MotionFixtures.list(bottom: footer, content: content)
    list.send(.noMore(.bottom))
    return list
  }

  private func refresh(_ list: inout SimulatedList, _ result: RefreshResult.Summary) {
    list.pullToRefresh()
    list.wait(1)
    list.end(.top, result)
  }

  /// The text at an edge.
  private func words(_ edge: OverscrollEdge, of list: SimulatedList) -> IndicatorText? {
    list.drawing(.classic, at: edge).texts.first
  }

  // MARK: Resetting the end of the list

  @Test("B140: an updated list may have more again") func updatedList() {
    var list = exhausted()
    list.change { $0.setOffset(1444) }
    #expect(list.log.bottom.runs.isEmpty)
    list.change { $0.setOffset(0) }
    list.pullToRefresh()
    list.wait(1)
    #expect(list.phase(.bottom) == .noMore, "as long as the list is not new")
    list.end(.top)
    #expect(list.phase(.bottom) == .idle)
    list.wait(1)
    list.change { $0.setOffset(1444) }
    #expect(list.log.bottom.runs.count == 1)
    list.end(.bottom, .noMore)
    list.expectRest()
  }

  @Test(
    "B140: no other refresh resets it",
    arguments: [RefreshResult.Summary.failed, .noMore, .unchanged, .cancelled])
  func otherRefreshes(_ result: RefreshResult.Summary) {
    var list = exhausted()
    let phases = list.log.bottom.phases
    refresh(&list, result)
    list.wait(5)
    #expect(list.phase(.bottom) == .noMore)
    #expect(list.log.bottom.phases == phases, "not even for a moment")
    list.change { $0.setOffset(1444) }
    #expect(list.log.bottom.runs.isEmpty)
    list.expectRest()
  }

  @Test("B141: a reset is visible at once", arguments: [EdgeOptions.Placement.inline, .outside])
  func resetIsVisible(_ placement: EdgeOptions.Placement) {
    let idle = MotionFixtures.list(bottom: MotionFixtures.pulledFooter(placement))
    var list = exhausted(MotionFixtures.pulledFooter(placement))
    #expect(words(.bottom, of: list) == .noMore)
    let effects = list.send(.reset(.bottom))
    #expect(effects.edges.bottom.redraws)
    #expect(words(.bottom, of: list) == .loadMore)
    #expect(list.drawing(.classic, at: .bottom) == idle.drawing(.classic, at: .bottom))
    #expect(list.drawing(.spinner, at: .bottom) == idle.drawing(.spinner, at: .bottom))
    list.expectRest()
  }

  @Test(
    "B147: after a reset the footer is where the new content ends",
    arguments: [(300.0, 0.0, 0.0), (300, 88, 34), (1000, 88, 34)], [true, false])
  func footerAfterReset(
    _ search: (content: Double, top: Double, bottom: Double), _ contentComesFirst: Bool
  ) {
    var list = MotionFixtures.list(
      bottom: MotionFixtures.pulledFooter(), content: 5000, topInset: search.top,
      bottomInset: search.bottom)
    list.change { $0.setOffset($0.legalOffsets.upperBound) }
    list.send(.noMore(.bottom))
    if !contentComesFirst { list.send(.reset(.bottom)) }
    list.setContent(search.content)
    if contentComesFirst { list.send(.reset(.bottom)) }
    let end = max(search.content, 600 - search.top - search.bottom)
    #expect(list.engine.origin(of: .bottom) == end)
    #expect(list.phase(.bottom) == .idle && list.log.bottom.runs.isEmpty)
    list.drag(to: list.view.legalOffsets.upperBound + 100)
    list.release()
    #expect(list.log.bottom.runs.count == 1)
    list.wait(1)
    list.end(.bottom, .noMore)
    list.expectRest()
  }

  @Test("B147: a short list that is reset loads its page at once") func shortListAfterReset() {
    var list = exhausted(content: 5000)
    list.setContent(300)
    #expect(list.log.bottom.runs.isEmpty)
    list.send(.reset(.bottom))
    #expect(list.engine.origin(of: .bottom) == 300)
    #expect(list.log.bottom.runs.count == 1)
    list.end(.bottom, .noMore)
    list.drag(by: -200)
    list.release()
    list.wait(1)
    #expect(list.log.bottom.runs.count == 1)
    list.expectRest()
  }

  // MARK: Placement of the message

  @Test(
    "B144: a first page that is the last shows no more without any scrolling",
    arguments: EdgeOptions.Visibility.allCases, [true, false])
  func firstPageIsTheLast(_ visibility: EdgeOptions.Visibility, _ isToldByTheRefresh: Bool) {
    var footer = MotionFixtures.footer
    footer.visibility = visibility
    footer.maximumPagesToFillViewport = 0
    var list = MotionFixtures.list(bottom: footer, content: 300)
    #expect(list.engine.isHidden(.bottom) == (visibility == .beyondViewport))
    list.begin(.top)
    list.wait(1)
    list.end(.top, isToldByTheRefresh ? .noMore : .updated)
    if !isToldByTheRefresh { list.send(.noMore(.bottom)) }
    #expect(!list.engine.isHidden(.bottom))
    #expect(words(.bottom, of: list) == .noMore)
    #expect(list.engine.origin(of: .bottom) == 300)
    #expect(list.inset(.bottom) == 44)
    list.wait(1)
    #expect(list.log.bottom.runs.isEmpty)
    list.expectRest()
  }

  @Test(
    "B145: each placement reports where it is",
    arguments: [
      (EdgeOptions.Placement.outside, 478.0, 478.0), (.inline, 200, 200), (.inlineAtEnd, 478, 200),
    ])
  func placements(_ rule: (placement: EdgeOptions.Placement, idle: Double, noMore: Double)) {
    var list = MotionFixtures.list(
      bottom: MotionFixtures.pulledFooter(rule.placement), content: 200, topInset: 88,
      bottomInset: 34)
    #expect(list.engine.origin(of: .bottom) == rule.idle)
    #expect(list.extraInset(.bottom) == (rule.idle == 200 ? 44 : 0))
    list.send(.noMore(.bottom))
    #expect(list.engine.origin(of: .bottom) == rule.noMore)
    #expect(list.extraInset(.bottom) == (rule.noMore == 200 ? 44 : 0))
    list.send(.reset(.bottom))
    #expect(list.engine.origin(of: .bottom) == rule.idle)
    list.expectRest()
  }

  // MARK: Order of calls

  /// A call of an app about a page that may be loading.
  enum Word: Equatable { case begin, end(RefreshResult.Summary), noMore }

  @Test(
    "B148: the order of calls does not matter for no more",
    arguments: [
      ([Word.noMore], 0), ([.begin, .noMore], 1), ([.begin, .end(.noMore)], 1),
      ([.begin, .end(.updated), .noMore], 1), ([.begin, .noMore, .end(.updated)], 1),
      ([.begin, .end(.noMore), .noMore], 1), ([.noMore, .begin, .end(.updated)], 0),
      ([.begin, .noMore, .end(.failed), .noMore], 1),
    ] as [([Word], Int)], EdgeOptions.Placement.allCases)
  func orders(
    _ play: (words: [Word], completions: Int), _ placement: EdgeOptions.Placement
  ) {
    var list = MotionFixtures.list(bottom: MotionFixtures.pulledFooter(placement))
    var runID = RunID(number: 1)
    for word in play.words {
      switch word {
      case .begin: if let begun = list.begin(.bottom) { runID = begun }
      case .end(let result): list.send(.end(runID, result))
      case .noMore: list.send(.noMore(.bottom))
      }
    }
    list.wait(2)
    #expect(list.phase(.bottom) == .noMore)
    #expect(list.engine.result(of: .bottom) == .noMore)
    #expect(list.log.bottom.finished.count == play.completions)
    list.expectRest()
  }

  // MARK: Messages of a run

  @Test("B149: the last result is the one that is announced", arguments: [UInt64(1), 2, 3])
  func lastResult(_ seed: UInt64) {
    var durations = OverscrollDurations()
    durations.resultDuration = 0.3
    durations.failureDuration = 0.3
    var random = SeededGenerator(seed: seed)
    var list = MotionFixtures.list(
      bottom: MotionFixtures.pulledFooter(), durations: durations, concurrency: .independent)
    let outcomes: [RefreshResult.Summary] = [.failed, .updated, .noMore, .unchanged]
    for _ in 0..<100 {
      let (edge, result) = (
        [OverscrollEdge.top, .bottom][Int(random.below(2))], outcomes[Int(random.below(4))]
      )
      list.send(.reset(.bottom))
      list.begin(edge)
      list.wait(0.6)
      list.end(edge, result)
      var frames = 0
      let frameLimit = 10 + Int(random.below(60))
      // The last page is `noMore` while its text is still shown.
      while frames < frameLimit, [.ending, .failed, .noMore].contains(list.phase(edge)) {
        expectMessage(result, at: edge, list)
        list.wait(1 / 60)
        frames += 1
      }
      // The next run may end it early.
      #expect(frames >= 10)
    }
    list.send(.reset(.bottom))
    list.expectRest()
  }

  private func expectMessage(
    _ result: RefreshResult.Summary, at edge: OverscrollEdge, _ list: SimulatedList
  ) {
    let drawing = list.drawing(.classic, at: edge)
    let texts = drawing.texts.filter { $0 != .lastUpdated }
    let expected = expectedTexts(result.kind, edge)
    // While the edge closes, no button is left.
    #expect(texts == (list.phase(edge) == .failed ? expected + [.retry] : expected))
    let hasSign = drawing.elements.contains { if case .stroke = $0 { true } else { false } }
    let isPlain = result.kind == .failed || (result.kind == .noMore && edge == .bottom)
    #expect(hasSign != isPlain, "at \(edge) after \(result.kind)")
  }

  private func expectedTexts(_ kind: RefreshResult.Kind, _ edge: OverscrollEdge) -> [IndicatorText]
  {
    switch (kind, edge) {
    case (.failed, .top): [.refreshFailed]
    case (.failed, _): [.loadFailed]
    case (.unchanged, .top): [.unchanged]
    case (_, .top): [.updated]
    case (.noMore, _): [.noMore]
    default: [.loadMore]
    }
  }

  @Test("B143: a fling during the message still loads") func flingDuringMessage() {
    var durations = OverscrollDurations()
    durations.messageDuration = 0.3
    var list = MotionFixtures.list(content: 700, durations: durations)
    refresh(&list, RefreshResult.Summary(.updated, hasMessage: true))
    list.wait(0.02)
    list.fling(-4000)
    #expect(list.phase(.top) == .ending)
    list.wait(2)
    #expect(list.log.bottom.runs.count == 1)
    list.end(.bottom, .noMore)
    list.expectRest()
  }
}
