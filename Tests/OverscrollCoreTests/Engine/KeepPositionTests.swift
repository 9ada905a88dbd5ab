import OverscrollCore
import Testing

/// Content that is inserted before the visible items, and the shift that keeps them in place.
@Suite struct KeepPositionTests {
  private static let loads = EdgeOptions(
    purpose: .load, trigger: .within(.points(100)), extent: 44)

  /// A list that loads older items at an edge, with 50 points left to it, and a page under way.
  private func loading(_ edge: OverscrollEdge) -> InsetRig {
    var rig = InsetRig(OverscrollEngine())
    rig.lie(past: edge, by: -500)
    rig.configure(edge, Self.loads)
    rig.lie(past: edge, by: -50)
    return rig
  }

  @Test(arguments: [OverscrollEdge.top, .leading]) func aPageAtTheStartIsShiftedOutOfSight(
    _ edge: OverscrollEdge
  ) {
    var rig = loading(edge)
    #expect(rig.runs[edge].count == 1)
    rig.show(3000, along: edge.axis)
    rig.send(.scrollAnchorMoved(by: 1000, at: edge))
    #expect(rig.effects.scroll[edge.axis] == .shift(by: 1000))
    #expect(rig.engine.offset[edge.axis] == 1050)
    rig.end(edge)
    rig.send(.scrolled(to: 1050, along: edge.axis))
    #expect(rig.runs[edge].count == 1)
  }

  @Test func theOffsetThatFollowsAShiftIsNoWayTowardsAnyEdge() {
    var rig = InsetRig(OverscrollEngine())
    rig.scroll(to: 500)
    for edge in [OverscrollEdge.top, .bottom] { rig.configure(edge, Self.loads) }
    for _ in 0..<5 {
      rig.send(.scrollAnchorMoved(by: 850, at: .top))
      rig.scroll(to: 1350)
      rig.send(.scrollAnchorMoved(by: -850, at: .top))
      rig.scroll(to: 500)
    }
    #expect(rig.runs.top.isEmpty)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func aShiftArmsNothingAndEndsNoPull() {
    var rig = InsetRig(.top, .pulled(.refresh).with(\.scrollAnchoring, .always))
    rig.send(.dragBegan)
    rig.send(.scrollAnchorMoved(by: -300, at: .top))
    #expect(rig.engine.overscroll(past: .top) == 300)
    #expect(rig.phase(.top) == .idle)
    rig.send(.dragEnded)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func aPullThatAShiftTakesOutOfSightIsOver() {
    var rig = InsetRig(.top, .pulled(.load))
    rig.pull(.top, by: 80)
    rig.send(.scrollAnchorMoved(by: 500, at: .top))
    #expect(rig.phase(.top) == .idle)
    rig.send(.dragEnded)
    #expect(rig.runs.top.isEmpty)
  }

  @Test func aRefreshInSightShowsWhatIsNew() {
    var rig = InsetRig(.top, .pulled(.refresh))
    for distance in [0.0, 54, 80] {
      rig.lie(past: .top, by: distance)
      rig.send(.scrollAnchorMoved(by: 300, at: .top))
      #expect(rig.effects.scroll.vertical == nil)
      #expect(rig.engine.offset.vertical == -distance)
    }
  }

  @Test func aRefreshSomewhereElseKeepsTheEyeOnItsItem() {
    var rig = InsetRig(.top, .pulled(.refresh))
    rig.show(2000, start: 88)
    rig.scroll(to: -87)
    rig.send(.scrollAnchorMoved(by: 300, at: .top))
    #expect(rig.effects.scroll.vertical == .shift(by: 300))
    #expect(rig.engine.offset.vertical == 213)
  }

  @Test(arguments: EdgeOptions.Purpose.allCases, [0.0, 500])
  func alwaysAndNeverMeanThat(_ purpose: EdgeOptions.Purpose, _ offset: Double) {
    for (keeps, shift) in [
      (EdgeOptions.ScrollAnchoring.always, ScrollChange.shift(by: 300)), (.never, nil),
    ] as [(EdgeOptions.ScrollAnchoring, ScrollChange?)] {
      var rig = InsetRig(.top, .pulled(purpose).with(\.scrollAnchoring, keeps))
      rig.scroll(to: offset)
      rig.send(.scrollAnchorMoved(by: 300, at: .top))
      #expect(rig.effects.scroll.vertical == shift)
      #expect(rig.engine.offset.vertical == offset + (shift == nil ? 0 : 300))
    }
  }

  @Test func withoutAControlTheEyeStaysOnItsItem() {
    var rig = InsetRig(OverscrollEngine())
    rig.send(.scrollAnchorMoved(by: 300, at: .top))
    #expect(rig.effects.scroll.vertical == .shift(by: 300))
    #expect(rig.engine.offset.vertical == 300)
  }

  @Test(arguments: [0, Double.nan, .infinity, -.infinity]) func whatIsNoDistanceShiftsNothing(
    _ distance: Double
  ) {
    var rig = loading(.top)
    rig.send(.scrollAnchorMoved(by: distance, at: .top))
    #expect(rig.effects.scroll.vertical == nil)
    #expect(rig.engine.offset.vertical == 50)
  }

  @Test(arguments: [true, false]) func aFingerOrAFlingGoesOnFromThere(_ isHeld: Bool) {
    var rig = loading(.top)
    rig.send(.dragBegan)
    if !isHeld { rig.send(.dragEnded) }
    rig.send(.scrollAnchorMoved(by: 300, at: .top))
    #expect(rig.effects.scroll.vertical == .shift(by: 300))
    #expect(rig.engine.isHeld == isHeld)
    #expect(rig.change(.top) == nil)
  }

  @Test func oneAxisIsNotTheOther() {
    var rig = loading(.leading)
    rig.send(.scrollAnchorMoved(by: 300, at: .leading))
    #expect(rig.effects.scroll == PerAxis(vertical: nil, horizontal: .shift(by: 300)))
    #expect(rig.engine.offset == PerAxis(vertical: 0, horizontal: 350))
  }

  @Test func aShiftLeavesAnOpenShareOpenAndItsEndMovesNothing() {
    var rig = InsetRig(.top, .pulled(.load))
    rig.refreshByFinger(.top)
    rig.wait(1)
    rig.send(.scrollAnchorMoved(by: 1000, at: .top))
    #expect(rig.extraInset(.top) == 54)
    rig.end(.top)
    #expect(rig.extraInset(.top) == 0)
    #expect(rig.change(.top)?.movesContent == false)
  }

  @Test(arguments: [1000.0, -1000]) func aShiftIsNoWayBackToTheTop(_ distance: Double) {
    var rig = InsetRig(OverscrollEngine(backToTop: BackToTopOptions()), content: 9000)
    rig.scroll(to: 4000)
    rig.send(.scrollAnchorMoved(by: distance, at: .top))
    rig.scroll(to: 4000 + distance)
    rig.scroll(to: 3999 + distance)
    #expect(rig.engine.backToTop.target == 0)
    rig.scroll(to: 3990 + distance)
    #expect(rig.engine.backToTop.target == 1)
  }
}
