import OverscrollCore
import Testing

/// Invariant 1: the extra inset is separate from the app's insets.
@Suite struct BaseInsetTests {
  /// A way into each phase; an edge that waits, or has no more, is one that loads.
  static let ways: [@Sendable (inout InsetRig, OverscrollEdge) -> Void] = [
    { _, _ in },
    { $0.pull($1, by: 20) },
    { $0.pull($1, by: 80) },
    { $0.refreshByCode($1) },
    {
      $0.refreshByCode($1); $0.end($1)
    },
    {
      $0.refreshByCode($1); $0.end($1, RefreshResult.Summary(.updated, hasMessage: true))
    },
    {
      $0.refreshByCode($1); $0.end($1, .failed)
    },
    {
      $0.refreshByCode($1); $0.end($1, .noMore); $0.wait(1)
    },
    {
      $0.send(.detached); $0.send(.begin($1))
    },
  ]

  @Test(arguments: OverscrollEdge.allCases, ways.indices)
  func otherInsetsLeaveTheShareAlone(_ edge: OverscrollEdge, _ way: Int) {
    var rig = InsetRig(edge, .pulled(.load))
    rig.lie(past: edge, by: 0)
    Self.ways[way](&rig, edge)
    let extraInset = rig.engine.insetMotion(of: edge)
    for (start, end) in [(88.0, 0.0), (44, 34), (0, 320), (-20, -20), (0, 0)] {
      rig.show(2000, start: start, end: end, along: edge.axis)
      #expect(rig.engine.insetMotion(of: edge) == extraInset)
      #expect(rig.change(edge) == nil)
    }
  }

  @Test func theWaysLeadIntoEveryPhase() {
    var seen: Set<OverscrollPhase> = []
    for way in Self.ways {
      var rig = InsetRig(.top, .pulled(.load))
      way(&rig, .top)
      seen.insert(rig.phase(.top))
    }
    #expect(seen == Set(OverscrollPhase.allCases))
  }

  @Test(arguments: OverscrollEdge.allCases) func theNextPullCountsFromTheInsetsAsTheyAre(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, .pulled(.refresh))
    rig.show(2000, start: 88, end: 34, along: edge.axis)
    rig.pull(edge, by: 27)
    #expect(rig.engine.progress(of: edge) == 0.5)
    rig.send(.dragEnded)
    rig.show(2000, start: 10, end: 300, along: edge.axis)
    rig.pull(edge, by: 54)
    #expect(rig.phase(edge) == .pulling)
    rig.lie(past: edge, by: 55)
    #expect(rig.phase(edge) == .armed)
  }

  @Test(arguments: OverscrollEdge.allCases) func aRunEndsAtTheRestThatTheInsetsHaveThen(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, .pulled(.refresh))
    rig.lie(past: edge, by: 0)
    rig.refreshByFinger(edge)
    rig.show(2000, start: 88, end: 34, along: edge.axis)
    rig.lie(past: edge, by: 54)
    rig.wait(1)
    rig.end(edge)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 0))
  }

  @Test func anInsetThatGoesUnderTheFingerArmsNothingThatWasNotPulled() {
    var rig = InsetRig(.top, .pulled(.refresh))
    rig.show(2000, start: 88)
    rig.scroll(to: -88)
    rig.send(.dragBegan)
    rig.show(2000, start: 0)
    #expect(rig.engine.overscroll(past: .top) == 88)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.engine.isHeld)
  }

  @Test func aKeyboardThatComesAndGoesLeavesAnInlineFooterItsRoom() {
    var rig = InsetRig(.bottom, .pulled(.load, placement: .inline))
    for _ in 0..<10 {
      rig.show(2000, end: 336)
      rig.show(2000, end: 0)
    }
    #expect(rig.changes.bottom.map(\.motion.target) == [54])
  }
}
