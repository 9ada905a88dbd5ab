import Testing

@testable import OverscrollCore

/// A deadline that no frame came for is noticed with the next event, whatever that is.
@Suite struct LateDeadlineTests {
  /// A pulled refresh whose end is due, with the content still past the edge.
  private func due() -> EngineRig {
    var rig = EngineRig()
    rig.pull(80)
    rig.letGo()
    rig.send(.cameToRest)
    rig.end(.top)
    rig.time = 0.6
    return rig
  }

  @Test func inTimeTheContentGoesAlong() {
    var rig = due()
    rig.send(.frame)
    #expect(rig.phase(.top) == .ending)
    #expect(rig.effects.edges.top.share?.offset == 0)
  }

  @Test(arguments: [OverscrollEvent.dragBegan, .detached, .scrolled(to: 700)])
  func noticedLateItLeavesTheContentAlone(_ event: OverscrollEvent) {
    var rig = due()
    rig.send(event)
    #expect(rig.effects.edges.top.share?.motion.target == 0)
    #expect(rig.effects.edges.top.share?.offset == nil)
  }
}
