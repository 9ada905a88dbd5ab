import OverscrollCore
import Testing

/// Edges that wait for a tap, or for the app.
@Suite struct TapTests {
  private static func rig(
    _ edge: OverscrollEdge, _ trigger: OverscrollTrigger,
    _ placement: EdgeOptions.Placement = .inline
  ) -> EngineRig {
    EngineRig(
      at: edge,
      EdgeOptions(purpose: .load, trigger: trigger, extent: 44, placement: placement),
      content: 100)
  }

  @Test(arguments: [OverscrollTrigger.onTap, .programmatic], OverscrollEdge.allCases)
  func noFingerAndNoLayoutFiresIt(_ trigger: OverscrollTrigger, _ edge: OverscrollEdge) {
    var rig = Self.rig(edge, trigger)
    rig.pull(edge, by: 300)
    rig.letGo(edge)
    rig.send(.itemsLeft(0, towards: edge))
    rig.show(300, along: edge.axis)
    rig.wait(60)
    #expect(rig.runs[edge].isEmpty)
    #expect(rig.phase(edge) == .idle)
    rig.send(.begin(edge))
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: EdgeOptions.Placement.allCases, OverscrollEdge.allCases)
  func aTapFiresOnce(_ placement: EdgeOptions.Placement, _ edge: OverscrollEdge) {
    var rig = Self.rig(edge, .onTap, placement)
    #expect(rig.engine.canBeTapped(edge))
    #expect(!rig.engine.canBeTapped(edge.opposite))
    rig.send(.tapped(edge))
    #expect(!rig.engine.canBeTapped(edge))
    rig.send(.tapped(edge))
    #expect(rig.runs[edge].count == 1)
    #expect(rig.effects.edges[edge].announcement == nil)
  }

  @Test(arguments: EdgeOptions.Placement.allCases, OverscrollEdge.allCases)
  func byHandATapFiresNothing(_ placement: EdgeOptions.Placement, _ edge: OverscrollEdge) {
    var rig = Self.rig(edge, .programmatic, placement)
    rig.send(.tapped(edge))
    #expect(rig.runs[edge].isEmpty)
  }

  @Test(arguments: [
    OverscrollEvent.enabled(.bottom, false), .hidden(.bottom, true), .detached, .noMore(.bottom),
    .begin(.bottom),
  ])
  func aTapFiresNothingWhere(_ event: OverscrollEvent) {
    var rig = Self.rig(.bottom, .onTap)
    rig.send(event)
    let count = rig.runs.bottom.count
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.count == count)
    #expect(rig.phase(.bottom) != .waiting)
  }

  @Test func aTapIsAnnouncedAndNearnessIsNot() {
    var tapped = Self.rig(.bottom, .onTap)
    tapped.send(.tapped(.bottom))
    #expect(tapped.effects.edges.bottom.announcement == .began)
    let near = Self.rig(.bottom, .within(.points(0)))
    #expect(near.runs.bottom.count == 1)
    #expect(near.effects.edges.bottom.announcement == nil)
  }
}
