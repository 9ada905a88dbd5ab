import OverscrollCore
import OverscrollSimulation
import Testing

/// Content whose length changes, and footers that appear and disappear, by the ids of the bug
/// catalogue.
@Suite struct ContentBugTests {
  // MARK: Pages of a length that was only estimated

  @Test(
    "B107: a page of estimated length moves no row",
    arguments: [LayoutScene.footer(), LayoutScene.pulledFooter])
  func estimatedPage(_ footer: EdgeOptions) {
    var list = LayoutScene.loading(footer, content: 2200)
    let place = list.view.offset
    let writes = list.writes
    list.passThroughEstimate(1320, to: 3900, keeping: place)
    #expect(list.writes == writes)
    list.end(.bottom)
    #expect(Set(list.trace(for: 1)) == [place])
    #expect(list.writes.offsets == writes.offsets)
    LayoutScene.expectRest(list, at: place)
  }

  @Test(
    "B107: ending in the middle of a layout moves no row",
    arguments: [LayoutScene.footer(), LayoutScene.pulledFooter])
  func endInLayout(_ footer: EdgeOptions) {
    var list = LayoutScene.loading(footer, content: 2200)
    let place = list.view.offset
    let writes = list.writes.offsets
    list.passThroughEstimate(1320, to: 3900, keeping: place) { $0.end(.bottom) }
    #expect(list.writes.offsets == writes)
    #expect(Set(list.trace(for: 1)) == [place])
    LayoutScene.expectRest(list, at: place)
  }

  @Test("B107: a page that arrives under the finger moves no row") func estimatedPageUnderFinger() {
    var list = LayoutScene.list(content: 2200)
    list.change { $0.setOffset(1500) }
    list.drag(to: 1600)
    #expect(list.phase(.bottom) == .refreshing)
    let writes = list.writes.offsets
    list.change { view in
      view.layOut {
        $0.contentLength = 1320
        $0.contentLength = 3900
      }
    }
    list.end(.bottom)
    #expect(list.view.offset == 1600)
    list.release()
    #expect(Set(list.trace(for: 1)) == [1600])
    #expect(list.writes.offsets == writes)
    LayoutScene.expectRest(list, at: 1600)
  }

  // MARK: Position of a footer

  @Test(
    "B108: a short list's footer is where its placement says",
    arguments: [
      (EdgeOptions.Placement.outside, EdgeOptions.Visibility.withContent, 478.0, false, 0.0),
      (.inline, .withContent, 100, false, 44), (.inline, .beyondViewport, 100, true, 0),
    ])
  func footerOfShortList(
    _ placement: EdgeOptions.Placement, _ visibility: EdgeOptions.Visibility, _ origin: Double,
    _ isHidden: Bool, _ extraInset: Double
  ) {
    var footer = EdgeOptions(purpose: .load, trigger: .onTap, extent: 44, placement: placement)
    footer.visibility = visibility
    var list = LayoutScene.list(bottom: footer, content: 100, inset: (88, 34))
    #expect(list.engine.origin(of: .bottom) == origin)
    #expect(list.engine.isHidden(.bottom) == isHidden)
    #expect(list.inset(.bottom) == 34 + extraInset)
    list.setContent(900)
    #expect(list.engine.origin(of: .bottom) == 900)
    #expect(!list.engine.isHidden(.bottom))
    #expect(list.inset(.bottom) == 34 + (placement == .inline ? 44 : 0))
    LayoutScene.expectRest(list, at: -88)
  }

  @Test("B112: a footer follows a length that is reported early, and only once")
  func lengthReportedEarly() {
    var list = LayoutScene.list(content: 1000)
    list.change { $0.lengthNotice = .beforeChange }
    #expect(list.engine.origin(of: .bottom) == 1000)
    list.change { $0.contentLength = 2000 }
    #expect(list.view.contentLength == 1000)
    list.wait(1 / 60)
    #expect(list.view.contentLength == 2000)
    #expect(list.engine.origin(of: .bottom) == 2000)
    LayoutScene.expectRest(list, at: 0)
  }

  // MARK: Hidden footers

  @Test("B109: the app's hidden flag and the content's are independent") func hiddenTwice() {
    var list = LayoutScene.list(content: 0)
    list.send(.hidden(.bottom, true))
    for length in [20 * 44.0, 0, 800] {
      list.setContent(length)
      #expect(list.engine.isHidden(.bottom) && list.inset(.bottom) == 0)
    }
    list.send(.hidden(.bottom, false))
    #expect(!list.engine.isHidden(.bottom) && list.inset(.bottom) == 44)
    for _ in 0..<3 {
      list.setContent(0)
      #expect(list.engine.isHidden(.bottom) && list.inset(.bottom) == 0)
      list.setContent(800)
      #expect(!list.engine.isHidden(.bottom) && list.inset(.bottom) == 44)
    }
    LayoutScene.expectRest(list, at: 0)
  }

  @Test("B111: a hidden footer leaves no gap") func hiddenAtTheEnd() {
    var list = LayoutScene.list(bottom: LayoutScene.footer(.programmatic))
    list.change { $0.setOffset(2000 + 44 - 600) }
    list.send(.hidden(.bottom, true))
    #expect(list.inset(.bottom) == 0)
    let trace = list.trace(for: 1)
    #expect(trace[0] > 1440 && trace.longestStep < 10 && trace.turnCount == 0)
    LayoutScene.expectRest(list, at: 1400)
    let writes = list.writes.insets
    for _ in 0..<2 { list.send(.hidden(.bottom, false)) }
    #expect(list.inset(.bottom) == 44)
    #expect(list.writes.insets == writes + 1)
    LayoutScene.expectRest(list)
  }

  @Test(
    "B120: a footer hidden during layout lets the content settle",
    arguments: [LayoutScene.footer(), LayoutScene.pulledFooter], [2000.0, 1900, 3000])
  func hiddenInLayout(_ footer: EdgeOptions, _ length: Double) {
    var list = LayoutScene.loading(footer)
    list.change { $0.setOffset(2000 + 44 - 600) }
    #expect(list.phase(.bottom) == .refreshing && list.inset(.bottom) == 44)
    list.change { $0.beginLayout() }
    list.change { $0.contentLength = length }
    list.send(.hidden(.bottom, true))
    list.change { $0.endLayout() }
    list.wait(list.engine.times.collapse)
    #expect(list.inset(.bottom) == 0)
    let end = list.view.legalOffsets.upperBound
    #expect(LayoutScene.isNear(list.view.presentedOffset, min(1444, end)))
    list.end(.bottom)
    list.wait(1)
    #expect(list.inset(.bottom) == 0)
    LayoutScene.expectRest(list, at: min(1444, end))
  }
}

extension SimulatedList {
  /// Lays out content whose length is wrong at first, as a list does that keeps the visible row in
  /// place.
  fileprivate mutating func passThroughEstimate(
    _ estimate: Double, to length: Double, keeping offset: Double,
    meanwhile: (inout SimulatedList) -> Void = { _ in }
  ) {
    change { $0.beginLayout() }
    change { $0.contentLength = estimate }
    meanwhile(&self)
    change {
      $0.contentLength = length
      $0.setOffset(offset)
    }
    change { $0.endLayout() }
  }
}
