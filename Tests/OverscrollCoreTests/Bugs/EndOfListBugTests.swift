import OverscrollCore
import Testing

/// Bugs of other libraries in lists without more pages.
@Suite struct EndOfListBugTests {
  /// A list without more pages, at its top.
  private func complete(
    _ footer: EdgeOptions = .bugFooter, content: Double = 2000
  ) -> EngineRig {
    var rig = EngineRig.bug(bottom: footer, content: content)
    rig.send(.noMore(.bottom))
    return rig
  }

  @Test("B140: an updated list may have more again") func updatedList() {
    var rig = complete()
    rig.scroll(to: 1444)
    rig.scroll(to: 0)
    rig.refresh()
    #expect(rig.phase(.bottom) == .noMore && rig.runs.bottom.isEmpty)
    rig.end(.top)
    #expect(rig.phase(.bottom) == .idle)
    rig.wait(1)
    rig.scroll(to: 1444)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(
    "B140: no other refresh resets it",
    arguments: [RefreshResult.Summary.failed, .noMore, .unchanged, .cancelled])
  func otherRefreshes(_ result: RefreshResult.Summary) {
    var rig = complete()
    rig.refresh()
    rig.end(.top, result)
    #expect(rig.phase(.bottom) == .noMore)
    rig.scroll(to: 0)
    rig.wait(5)
    rig.scroll(to: 1444)
    #expect(rig.phase(.bottom) == .noMore && rig.runs.bottom.isEmpty)
  }

  @Test("B143: a fling while a message is shown still loads") func flingDuringMessage() {
    var durations = OverscrollDurations()
    durations.messageDuration = 0.3
    var rig = EngineRig.bug(content: 700, durations: durations)
    rig.refresh()
    rig.end(.top, RefreshResult.Summary(.updated, hasMessage: true))
    rig.wait(0.02)
    rig.drag(to: 20)
    rig.scroll(to: 100)
    #expect(rig.phase(.top) == .ending)
    rig.wait(2)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(
    "B144: a first page that is the last shows no more without any scrolling",
    arguments: EdgeOptions.Visibility.allCases, [true, false])
  func firstPageIsTheLast(_ visibility: EdgeOptions.Visibility, _ isEndOfRefresh: Bool) {
    var footer = EdgeOptions.bugFooter.filling(0)
    footer.visibility = visibility
    var rig = EngineRig.bug(bottom: footer, content: 300)
    #expect(rig.engine.isHidden(.bottom) == (visibility == .beyondViewport))
    rig.send(.begin(.top))
    rig.wait(1)
    rig.end(.top, isEndOfRefresh ? .noMore : .updated)
    if !isEndOfRefresh { rig.send(.noMore(.bottom)) }
    #expect(!rig.engine.isHidden(.bottom) && rig.phase(.bottom) == .noMore)
    #expect(rig.engine.origin(of: .bottom) == 300 && rig.extraInset(.bottom) == 44)
    rig.wait(2)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test(
    "B145: the placement decides where no more is shown",
    arguments: [
      (EdgeOptions.Placement.outside, 600.0, 600.0), (.inline, 200, 200), (.inlineAtEnd, 600, 200),
    ])
  func placements(_ rule: (placement: EdgeOptions.Placement, idle: Double, noMore: Double)) {
    var rig = EngineRig.bug(bottom: .pulledFooter(rule.placement), content: 200)
    #expect(rig.engine.origin(of: .bottom) == rule.idle)
    #expect(rig.extraInset(.bottom) == (rule.idle == 200 ? 44 : 0))
    rig.send(.noMore(.bottom))
    #expect(rig.engine.origin(of: .bottom) == rule.noMore)
    #expect(rig.extraInset(.bottom) == (rule.noMore == 200 ? 44 : 0))
    rig.send(.reset(.bottom))
    #expect(rig.engine.origin(of: .bottom) == rule.idle)
  }

  @Test(
    "B147: after a reset the footer is where the new content ends", arguments: [300.0, 1000],
    [true, false])
  func footerAfterReset(_ length: Double, _ contentComesFirst: Bool) {
    var rig = complete(.pulledFooter(), content: 5000)
    if !contentComesFirst { rig.send(.reset(.bottom)) }
    rig.show(length)
    if contentComesFirst { rig.send(.reset(.bottom)) }
    #expect(rig.engine.origin(of: .bottom) == max(length, 600))
    #expect(rig.phase(.bottom) == .idle && rig.runs.bottom.isEmpty)
    rig.drag(to: rig.engine.geometry.vertical.lastOffset + 100)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test("B147: a short list that is reset loads its page at once") func shortListAfterReset() {
    var rig = complete(content: 5000)
    rig.show(300)
    #expect(rig.runs.bottom.isEmpty)
    rig.send(.reset(.bottom))
    #expect(rig.engine.origin(of: .bottom) == 300 && rig.runs.bottom.count == 1)
  }

  /// A call of an app about a page that may be loading.
  enum Call: Equatable { case begin, end(RefreshResult.Summary), noMore }

  @Test(
    "B148: the order of calls does not matter for no more",
    arguments: [
      ([Call.noMore], 0), ([.begin, .noMore], 1), ([.begin, .end(.noMore)], 1),
      ([.begin, .end(.updated), .noMore], 1), ([.begin, .noMore, .end(.updated)], 1),
      ([.begin, .end(.noMore), .noMore], 1), ([.noMore, .begin, .end(.updated)], 0),
      ([.begin, .noMore, .end(.failed), .noMore], 1),
    ] as [([Call], Int)], EdgeOptions.Placement.allCases)
  func orders(_ play: (calls: [Call], completions: Int), _ placement: EdgeOptions.Placement) {
    var rig = EngineRig.bug(bottom: .pulledFooter(placement))
    for call in play.calls {
      switch call {
      case .begin: rig.send(.begin(.bottom))
      case .end(let result): rig.send(.end(rig.runs.bottom.last ?? RunID(number: 1), result))
      case .noMore: rig.send(.noMore(.bottom))
      }
    }
    rig.wait(2)
    #expect(rig.phase(.bottom) == .noMore && rig.engine.result(of: .bottom) == .noMore)
    #expect(rig.finished.bottom.count == play.completions)
  }
}
