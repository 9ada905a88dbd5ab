import Testing

@testable import OverscrollCore

/// Lists that scroll both ways: each axis has its own lengths and its own edges.
@Suite struct AxisTests {
  private static func everywhere(_ options: EdgeOptions) -> PerEdge<EdgeOptions?> {
    PerEdge(repeating: options)
  }

  private static func diagonal(_ concurrency: ConcurrentRunPolicy) -> EngineRig {
    var rig = EngineRig(everywhere(.refresh), concurrency: concurrency)
    rig.send(.dragBegan)
    rig.move(past: .top, by: 80)
    rig.move(past: .leading, by: 70)
    return rig
  }

  @Test func aDiagonalDragArmsBothEdges() {
    let rig = Self.diagonal(.refreshCancelsLoads)
    #expect(rig.phase(.top) == .armed)
    #expect(rig.phase(.leading) == .armed)
    #expect(rig.phase(.bottom) == .idle)
    #expect(rig.phase(.trailing) == .idle)
  }

  @Test(arguments: [
    (ConcurrentRunPolicy.refreshCancelsLoads, [1, 1]), (.independent, [1, 1]),
    (.oneAtATime, [1, 0]),
  ])
  func whatADiagonalDragFiresIsTheOverlapPolicys(
    _ expected: (concurrency: ConcurrentRunPolicy, runs: [Int])
  ) {
    var rig = Self.diagonal(expected.concurrency)
    rig.send(.dragEnded)
    #expect([rig.runs.top.count, rig.runs.leading.count] == expected.runs)
    #expect(
      [rig.extraInset(.top), rig.extraInset(.leading)] == expected.runs.map { Double($0) * 54 })
    #expect(rig.phase(.leading) == (expected.runs[1] == 1 ? .refreshing : .idle))
  }

  @Test func aRefreshThatIsReleasedWithAPageRunsAndThePageDoesNot() {
    for (page, refresh) in [(OverscrollEdge.bottom, OverscrollEdge.leading), (.trailing, .top)] {
      var edges = PerEdge<EdgeOptions?>(repeating: nil)
      edges[page] = EngineRig.pulledPages
      edges[refresh] = .refresh
      var rig = EngineRig(edges)
      rig.send(.dragBegan)
      rig.move(past: page, by: 80)
      rig.move(past: refresh, by: 80)
      rig.send(.dragEnded)
      #expect(rig.runs[page].isEmpty)
      #expect(rig.finished[page].isEmpty)
      #expect(rig.runs[refresh].count == 1)
    }
  }

  @Test(arguments: OverscrollEdge.allCases)
  func aPullMovesNothingAtTheOtherEdges(_ edge: OverscrollEdge) {
    var rig = EngineRig(Self.everywhere(.refresh))
    rig.pull(edge, by: 80)
    for other in OverscrollEdge.allCases where other != edge {
      #expect(rig.engine.overscroll(past: other) == 0)
      #expect(rig.effects.edges[other] == EdgeEffects())
    }
  }

  @Test(arguments: OverscrollAxis.allCases)
  func theLengthsOfOneAxisChangeNothingOnTheOther(_ axis: OverscrollAxis) {
    var rig = EngineRig(Self.everywhere(.loadMore), content: 5000)
    for edge in OverscrollEdge.allCases { rig.end(edge, .unchanged) }
    let other: OverscrollAxis = axis == .vertical ? .horizontal : .vertical
    let before = rig.engine
    rig.show(0, along: axis)
    rig.show(5000, along: axis)
    #expect(rig.engine.geometry[other] == before.geometry[other])
    for edge in [other.startEdge, other.endEdge] { #expect(rig.engine[edge] == before[edge]) }
    #expect(rig.engine[axis.startEdge] != before[axis.startEdge])
  }

  @Test(arguments: OverscrollEdge.allCases)
  func theReachOfAFingerIsThatOfItsOwnAxis(_ edge: OverscrollEdge) {
    let far = EdgeOptions(purpose: .refresh, trigger: .onRelease(past: 1000), extent: 54)
    var rig = EngineRig(at: edge, far)
    let other: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
    let small = AxisGeometry(contentLength: 2000, viewportLength: 100)
    rig.send(.geometryChanged(small, along: other))
    rig.pull(edge, by: 100)
    #expect(rig.phase(edge) == .pulling)
  }
}
