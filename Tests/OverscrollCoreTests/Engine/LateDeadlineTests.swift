import OverscrollCore
import Testing

/// A deadline without a frame is handled with the next event of any kind.
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
    #expect(rig.effects.edges.top.extraInset?.offset == 0)
  }

  /// The refresh, which is at its end, gives the page up before its time is out.
  @Test func ofTwoThatAreDueAtOnceTheFirstEdgeGoesFirst() {
    var durations = OverscrollDurations()
    durations.minimumVisible = 0.5
    durations.timeout = 0.5
    let edges = PerEdge<EdgeOptions?>(
      top: .refresh, bottom: .loadMore, leading: nil, trailing: nil)
    var rig = EngineRig(edges, durations: durations, concurrency: .independent)
    rig.send(.begin(.top))
    rig.send(.begin(.bottom))
    rig.end(.top, .noMore)
    #expect(rig.effects.wakeTime == 0.5)
    rig.wait(0.5)
    #expect(rig.finished.top == [.noMore])
    #expect(rig.finished.bottom == [.cancelled])
    #expect(rig.phase(.bottom) == .noMore)
  }

  @Test(arguments: [OverscrollEvent.dragBegan, .detached, .scrolled(to: 700)])
  func noticedLateItLeavesTheContentAlone(_ event: OverscrollEvent) {
    var rig = due()
    rig.send(event)
    #expect(rig.effects.edges.top.extraInset?.motion.target == 0)
    #expect(rig.effects.edges.top.extraInset?.offset == nil)
  }
}
