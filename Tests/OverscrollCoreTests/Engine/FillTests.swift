import OverscrollCore
import Testing

/// Lists that are too short to scroll are filled, up to a limit.
@Suite struct FillTests {
  /// The number of pages of 100 points that are requested in a viewport of 600.
  private func pages(
    at edge: OverscrollEdge = .bottom, cap: Int, _ trigger: OverscrollTrigger,
    _ result: RefreshResult.Summary = .updated, growing growth: Double = 100
  ) -> Int {
    var options = EdgeOptions(purpose: .load, trigger: trigger, extent: 40, placement: .inline)
    options.maximumPagesToFillViewport = cap
    var rig = EngineRig(at: edge, options, content: 100)
    for page in 1...30 {
      rig.show(100 + Double(page) * growth, along: edge.axis)
      rig.end(edge, result)
    }
    return rig.runs[edge].count
  }

  @Test(arguments: [(0, 0), (3, 3), (10, 6)], OverscrollEdge.allCases)
  func untilTheViewportIsFullOrTheCapIsReached(
    _ expected: (cap: Int, pages: Int), _ edge: OverscrollEdge
  ) {
    let trigger = OverscrollTrigger.within(.points(0))
    // Where content begins, one that fits lies at its start however long it gets.
    let count = edge.isStart ? Int(expected.cap) : expected.pages
    #expect(pages(at: edge, cap: expected.cap, trigger) == count)
  }

  @Test(arguments: [(0, 0), (3, 3), (10, 10), (20, 12)])
  func aDistanceIsFilledAsWell(_ expected: (cap: Int, pages: Int)) {
    #expect(pages(cap: expected.cap, .within(.viewports(1))) == expected.pages)
  }

  @Test(arguments: [OverscrollEdge.bottom, .trailing]) func aListThatBecameEmptyLoadsNothing(
    _ edge: OverscrollEdge
  ) {
    var options = EdgeOptions.loadMore
    options.visibility = .always
    var rig = InsetRig(edge, options)
    rig.show(0, along: edge.axis)
    #expect(rig.runs[edge].isEmpty)
    // A hairline is content as well.
    rig.show(0.5, along: edge.axis)
    #expect(rig.runs[edge].count == 1)
  }

  @Test func onlyPagesThatGrewAreFollowedByOthers() {
    // A page may bring rows late, so filling goes on after a moment: see `EmptyPageTests`.
    #expect(pages(cap: 10, .within(.points(0)), .updated, growing: 0) == 1)
    #expect(pages(cap: 10, .within(.points(0)), .unchanged, growing: 0) == 1)
    #expect(pages(cap: 10, .within(.points(0)), .failed) == 1)
    #expect(pages(cap: 10, .within(.points(0)), .noMore) == 1)
  }

  @Test func somebodyWhoScrollsMayFillUpAgain() {
    var rig = EngineRig(top: nil, content: 0)
    for page in 1...6 {
      rig.show(Double(page) * 50)
      rig.end(.bottom, .updated)
    }
    #expect(rig.runs.bottom.count == 3)
    rig.send(.dragBegan)
    rig.scroll(to: 5)
    #expect(rig.runs.bottom.count == 4)
  }

  @Test func aListThatNoFlingMayLoadIsStillFilledUp() {
    var options = EdgeOptions.loadMore
    options.triggersDuringDeceleration = false
    #expect(EngineRig(at: .bottom, options, content: 100).runs.bottom.count == 1)
  }

  @Test func withoutALimitPerDragFillingUpEndsAllTheSame() {
    var options = EdgeOptions.loadMore
    options.rearmPolicy = .afterUpdate()
    var rig = EngineRig(at: .bottom, options, content: 100)
    for _ in 0..<30 { rig.end(.bottom, .updated) }
    #expect(rig.runs.bottom.count == 3)
  }

  @Test func withoutAWindowNothingIsFilledUpUntilThereIsOne() {
    var rig = EngineRig(at: .bottom, .loadMore, content: 100, isAttached: false)
    #expect(rig.runs.bottom.isEmpty)
    rig.send(.attached)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func anEdgeThatIsTurnedOnOrShownIsJudgedAtOnce() {
    for (off, on) in [
      (OverscrollEvent.enabled(.bottom, false), OverscrollEvent.enabled(.bottom, true)),
      (.hidden(.bottom, true), .hidden(.bottom, false)), (.paused(true), .paused(false)),
    ] {
      var rig = EngineRig(top: nil, content: 0)
      rig.send(off)
      rig.show(100)
      #expect(rig.runs.bottom.isEmpty)
      rig.send(on)
      #expect(rig.runs.bottom.count == 1, "after \(on)")
    }
  }
}
