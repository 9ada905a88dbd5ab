import OverscrollCore
import Testing

/// Edges that fire by nearness, at each of the four.
@Suite struct NearnessTests {
  private static func options(
    _ trigger: OverscrollTrigger, _ rearmPolicy: EdgeOptions.RearmPolicy = .afterContentGrows()
  ) -> EdgeOptions {
    var options = EdgeOptions(purpose: .load, trigger: trigger, extent: 40, placement: .inline)
    options.rearmPolicy = rearmPolicy
    options.maximumPagesToFillViewport = 0
    return options
  }

  /// A list in which a finger holds the content far from the edge.
  private static func rig(_ edge: OverscrollEdge, _ options: EdgeOptions) -> EngineRig {
    var rig = EngineRig(at: edge, options)
    rig.move(past: edge, by: -1400)
    rig.send(.dragBegan)
    return rig
  }

  private static let distances: [(OverscrollTrigger, Double)] = [
    (.within(.points(0)), 0), (.within(.points(300)), 300), (.within(.viewports(1)), 600),
    (.within(.viewports(0.5)), 300), (.indicatorVisible(fraction: 0), 0),
    (.indicatorVisible(fraction: 1), -40), (.indicatorVisible(fraction: 0.5), -20),
    (.indicatorVisible(fraction: -1), 40), (.indicatorVisible(fraction: -10), 400),
    (.indicatorVisible(fraction: 2), -80),
    // Twenty times the indicator is further than a finger can pull.
    (.indicatorVisible(fraction: 20), -600 * RubberBand.reach),
  ]

  @Test(arguments: distances, OverscrollEdge.allCases)
  func itFiresAtItsDistanceAndNotBefore(
    _ expected: (trigger: OverscrollTrigger, left: Double), _ edge: OverscrollEdge
  ) {
    var rig = Self.rig(edge, Self.options(expected.trigger))
    rig.move(past: edge, by: -expected.left - 0.5 - 1e-9)
    #expect(rig.runs[edge].isEmpty)
    rig.move(past: edge, by: -expected.left)
    #expect(rig.runs[edge].count == 1)
    #expect(rig.phase(edge) == .refreshing)
  }

  @Test(arguments: distances, OverscrollEdge.allCases)
  func whatAPixelRoundsAwayIsNoDistance(
    _ expected: (trigger: OverscrollTrigger, left: Double), _ edge: OverscrollEdge
  ) {
    var rig = Self.rig(edge, Self.options(expected.trigger))
    rig.move(past: edge, by: -expected.left - 0.49)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func movingAwayWithinTheDistanceFiresNothing(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge, Self.options(.within(.points(300))))
    rig.move(past: edge, by: -200)
    rig.end(edge, .unchanged)
    rig.send(.dragEnded)
    rig.send(.dragBegan)
    rig.move(past: edge, by: -201)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func itemsCountAsTheHostCountsThem(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge, Self.options(.within(.items(3))))
    rig.send(.itemsLeft(4, towards: edge))
    #expect(rig.runs[edge].isEmpty)
    rig.send(.itemsLeft(3, towards: edge))
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func withoutACountNoNumberOfItemsIsNear(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge, Self.options(.within(.items(1000))))
    rig.move(past: edge, by: 0)
    #expect(rig.runs[edge].isEmpty)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func itemsTowardsAnotherEdgeAreNotTheOnesThatCount(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge, Self.options(.within(.items(3))))
    rig.send(.itemsLeft(0, towards: edge.opposite))
    rig.move(past: edge, by: -100)
    #expect(rig.runs[edge].isEmpty)
  }

  @Test func theSameCountOnceMoreIsNoWayTowardsTheEnd() {
    var rig = Self.rig(.bottom, Self.options(.within(.items(3))))
    rig.send(.itemsLeft(3, towards: .bottom))
    rig.end(.bottom, .unchanged)
    rig.send(.dragEnded)
    rig.send(.dragBegan)
    rig.send(.itemsLeft(3, towards: .bottom))
    #expect(rig.runs.bottom.count == 1)
    rig.send(.itemsLeft(2, towards: .bottom))
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func lessThanNoItemsCountAsNone() {
    var rig = Self.rig(.bottom, Self.options(.within(.items(0))))
    rig.send(.itemsLeft(-5, towards: .bottom))
    #expect(rig.runs.bottom.count == 1)
  }

  @Test(arguments: [OverscrollEdge.top, .leading])
  func olderContentComesInAtTheStartWithoutAskingTwice(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge, Self.options(.within(.points(300))))
    for page in 1...5 {
      rig.move(past: edge, by: -100)
      #expect(rig.runs[edge].count == page)
      rig.send(.triggersHeld)
      rig.show(2000 + Double(page) * 1000, along: edge.axis)
      rig.send(.scrollAnchorMoved(by: 1000, at: edge))
      rig.send(.triggersReleased)
      rig.end(edge)
      #expect(rig.runs[edge].count == page)
      #expect(rig.engine.offset[edge.axis] == 1100)
    }
  }

  // MARK: Again: the touch, the content and the result

  @Test(arguments: OverscrollEdge.allCases)
  func inOneTouchOnlyContentThatGrewFiresAgain(_ edge: OverscrollEdge) {
    var rig = Self.rig(edge, Self.options(.within(.points(300))))
    rig.move(past: edge, by: -200)
    rig.end(edge, .updated)
    rig.move(past: edge, by: -150)
    #expect(rig.runs[edge].count == 1)
    rig.show(2100, along: edge.axis)
    rig.move(past: edge, by: -100)
    #expect(rig.runs[edge].count == 2)
  }

  @Test(
    arguments: [(EdgeOptions.RearmPolicy.afterContentGrows(), 1), (.afterUpdate(), 2)],
    OverscrollEdge.allCases)
  func withoutALimitAnUpdateWithoutGrowthFiresAgain(
    _ expected: (rearmPolicy: EdgeOptions.RearmPolicy, runs: Int), _ edge: OverscrollEdge
  ) {
    var rig = Self.rig(edge, Self.options(.within(.points(300)), expected.rearmPolicy))
    rig.move(past: edge, by: -200)
    rig.end(edge, .updated)
    rig.move(past: edge, by: -150)
    #expect(rig.runs[edge].count == expected.runs)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (256, 5), (.max, 5)], OverscrollEdge.allCases)
  func oneDragLoadsNoMoreThanItMayHoweverTheContentGrows(
    _ expected: (limit: Int, runs: Int), _ edge: OverscrollEdge
  ) {
    var options = Self.options(.within(.points(300)))
    options.rearmPolicy = .afterContentGrows(maximumPerDrag: expected.limit)
    var rig = Self.rig(edge, options)
    for page in 1...5 {
      rig.move(past: edge, by: -500)
      rig.move(past: edge, by: -200)
      rig.show(2000 + Double(page) * 100, along: edge.axis)
      rig.end(edge)
    }
    #expect(rig.runs[edge].count == expected.runs)
    rig.send(.dragEnded)
    rig.move(past: edge, by: -100)
    #expect(rig.runs[edge].count == expected.runs + 1, "a fling does not count")
    rig.end(edge)
    rig.show(3000, along: edge.axis)
    rig.send(.dragBegan)
    rig.move(past: edge, by: -500)
    rig.move(past: edge, by: -100)
    #expect(rig.runs[edge].count == expected.runs + 2, "the next drag may again")
  }

  @Test(arguments: [RefreshResult.Summary.unchanged, .failed, .noMore], OverscrollEdge.allCases)
  func noOtherOutcomeFiresAgainInTheSameTouch(
    _ result: RefreshResult.Summary, _ edge: OverscrollEdge
  ) {
    var rig = Self.rig(edge, Self.options(.within(.points(300)), .afterUpdate()))
    rig.move(past: edge, by: -200)
    rig.end(edge, result)
    for left in [150.0, 100, 0, -30] { rig.move(past: edge, by: -left) }
    rig.wait(60)
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: [(RefreshResult.Summary.unchanged, 2), (.failed, 1), (.noMore, 1)])
  func theNextTouchAsksAgainAfterAnUnchangedPageAlone(
    _ expected: (result: RefreshResult.Summary, runs: Int)
  ) {
    var rig = Self.rig(.bottom, Self.options(.within(.points(300))))
    rig.move(past: .bottom, by: -200)
    rig.end(.bottom, expected.result)
    rig.send(.dragEnded)
    rig.send(.dragBegan)
    rig.move(past: .bottom, by: -100)
    #expect(rig.runs.bottom.count == expected.runs)
  }

  @Test(arguments: [1.0, 10]) func aFailureThatWasPutAwayWaitsForATouch(_ time: Double) {
    let outside = EdgeOptions(purpose: .load, trigger: .within(.points(300)), extent: 40)
    var rig = EngineRig(at: .bottom, outside)
    rig.move(past: .bottom, by: -200)
    rig.wait(1)
    rig.end(.bottom, .failed)
    rig.wait(time)
    rig.show(2010, along: .vertical)
    rig.move(past: .bottom, by: -100)
    #expect(rig.runs.bottom.count == 1)
    rig.wait(10)
    rig.send(.dragBegan)
    rig.move(past: .bottom, by: -90)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func whileALayoutIsUnderWayNothingFires() {
    var rig = Self.rig(.bottom, Self.options(.within(.points(300))))
    rig.send(.triggersHeld)
    rig.move(past: .bottom, by: 0)
    rig.show(4000, along: .vertical)
    rig.send(.triggersReleased)
    #expect(rig.runs.bottom.isEmpty)
  }
}
