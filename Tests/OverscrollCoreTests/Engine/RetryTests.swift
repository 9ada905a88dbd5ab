import OverscrollCore
import Testing

/// Runs after a failure, which only the user or the app can start.
@Suite struct RetryTests {
  private static let placements: [EdgeOptions.Placement] = [.outside, .inline]

  private static func failed(_ edge: OverscrollEdge, _ placement: EdgeOptions.Placement)
    -> EngineRig
  {
    let options = EdgeOptions(
      purpose: .load, trigger: .onRelease(past: 54), extent: 54, placement: placement)
    var rig = EngineRig(at: edge, options)
    rig.send(.begin(edge))
    rig.wait(1)
    rig.end(edge, .failed)
    return rig
  }

  private func expectRetry(_ rig: EngineRig, _ edge: OverscrollEdge) {
    #expect(rig.phase(edge) == .refreshing)
    #expect(rig.runs[edge].count == 2)
    #expect(rig.engine.result(of: edge) == nil)
    #expect(rig.extraInset(edge) == 54)
  }

  @Test(arguments: placements, OverscrollEdge.allCases)
  func aTapTriesAgain(_ placement: EdgeOptions.Placement, _ edge: OverscrollEdge) {
    var rig = Self.failed(edge, placement)
    rig.send(.tapped(edge))
    expectRetry(rig, edge)
  }

  @Test(arguments: placements, OverscrollEdge.allCases)
  func aPullTriesAgain(_ placement: EdgeOptions.Placement, _ edge: OverscrollEdge) {
    var rig = Self.failed(edge, placement)
    rig.pull(edge, by: 54 + 60)
    #expect(rig.phase(edge) == .armed)
    rig.letGo(edge)
    expectRetry(rig, edge)
  }

  @Test(arguments: placements, OverscrollEdge.allCases)
  func aBeginTriesAgain(_ placement: EdgeOptions.Placement, _ edge: OverscrollEdge) {
    var rig = Self.failed(edge, placement)
    rig.send(.begin(edge))
    expectRetry(rig, edge)
  }

  @Test(arguments: placements, OverscrollEdge.allCases)
  func byItselfNothingTriesAgain(_ placement: EdgeOptions.Placement, _ edge: OverscrollEdge) {
    var rig = Self.failed(edge, placement)
    rig.show(3000, along: edge.axis)
    rig.move(past: edge, by: 20)
    rig.send(.detached)
    rig.send(.attached)
    rig.wait(100)
    #expect(rig.runs[edge].count == 1)
    #expect(rig.phase(edge) == (placement == .inline ? .failed : .idle))
  }

  @Test func afterARetryThatWorkedNearnessGoesOnWithoutAnotherTouch() {
    var rig = EngineRig(at: .bottom, .loadMore, content: 100)
    rig.end(.bottom, .failed)
    rig.send(.tapped(.bottom))
    rig.show(200, along: .vertical)
    rig.end(.bottom, .updated)
    #expect(rig.runs.bottom.count == 3)
  }

  @Test func aRetryThatFailsTooCanBeTriedAgain() {
    var rig = Self.failed(.bottom, .inline)
    for attempt in 2...5 {
      rig.send(.tapped(.bottom))
      #expect(rig.runs.bottom.count == attempt)
      rig.end(.bottom, .failed)
    }
  }
}
