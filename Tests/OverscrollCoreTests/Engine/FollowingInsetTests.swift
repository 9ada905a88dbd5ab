import OverscrollCore
import Testing

/// The extra inset that pinned section headers may overlap while the action runs.
@Suite struct FollowingInsetTests {
  private func refreshing(
    _ edge: OverscrollEdge = .top, _ following: EdgeOptions.Following = .always, base: Double = 0
  ) -> InsetRig {
    var rig = InsetRig(edge, .pulled(.refresh).with(\.following, following))
    rig.show(2000, start: base, end: base, along: edge.axis)
    rig.lie(past: edge, by: 0)
    rig.refreshByFinger(edge)
    rig.changes = PerEdge(repeating: [])
    return rig
  }

  @Test(arguments: OverscrollEdge.allCases, [0.0, 88])
  func theShareIsWhatTheOffsetShowsOfTheHold(_ edge: OverscrollEdge, _ base: Double) {
    var rig = refreshing(edge, base: base)
    rig.send(.dragBegan)
    for distance in [54, 20.0, 0, -300, -1000, -1, 10, 53, 54, 55, 120] {
      rig.lie(past: edge, by: distance)
      #expect(rig.extraInset(edge) == min(54, max(0, distance)), "at \(distance)")
    }
    #expect(rig.changes[edge].allSatisfy { !$0.movesContent })
  }

  @Test(arguments: OverscrollEdge.allCases) func itIsThereAtOnceAndDoesNotLagBehindTheFinger(
    _ edge: OverscrollEdge
  ) {
    var rig = refreshing(edge)
    rig.send(.dragBegan)
    rig.lie(past: edge, by: 20)
    #expect(rig.change(edge)?.motion == SettleMotion(from: 54, to: 20, at: 0, over: 0))
    #expect(rig.engine.insetMotion(of: edge).value(at: rig.time) == 20)
  }

  @Test func anOffsetThatShowsNoMoreOfTheHoldWritesNothing() {
    var rig = refreshing()
    rig.send(.dragBegan)
    for offset in [-54.0, -60, -200, -54.5] { rig.scroll(to: offset) }
    #expect(rig.changes.top.isEmpty)
    for offset in [300.0, 301, 5] { rig.scroll(to: offset) }
    #expect(rig.changes.top.map(\.motion.target) == [0])
  }

  @Test func theHoldIsConstantWhereNobodyAskedForMore() {
    for following in [EdgeOptions.Following.automatic, .never] {
      var rig = refreshing(.top, following)
      for offset in [-20.0, 0, 300, -120] {
        rig.scroll(to: offset)
        #expect(rig.extraInset(.top) == 54)
      }
      #expect(rig.changes.top.isEmpty)
    }
  }

  @Test func pinnedHeadersLetItFollowUnlessThatIsNeverWanted() {
    for (following, extraInset) in [
      (EdgeOptions.Following.automatic, 0.0), (.always, 0), (.never, 54),
    ] {
      var rig = refreshing(.top, following)
      rig.send(.pinnedHeaders(true))
      rig.scroll(to: 300)
      #expect(rig.extraInset(.top) == extraInset)
    }
  }

  @Test func headersThatArePinnedInMidRunTakeTheShareAlongAtOnce() {
    var rig = refreshing(.top, .automatic)
    rig.scroll(to: 300)
    rig.send(.pinnedHeaders(true))
    #expect(rig.change(.top)?.motion.duration == 0)
    #expect(rig.extraInset(.top) == 0)
    rig.send(.pinnedHeaders(false))
    #expect(rig.extraInset(.top) == 54)
    #expect(rig.change(.top)?.motion.duration == 0)
    #expect(rig.change(.top)?.movesContent == false)
  }

  @Test func anInlineIndicatorKeepsItsRoom() {
    let options = EdgeOptions.pulled(.refresh, placement: .inline).with(\.following, .always)
    var rig = InsetRig(.top, options)
    rig.refreshByCode(.top)
    rig.scroll(to: 300)
    #expect(rig.extraInset(.top) == 54)
  }

  // MARK: Coming to rest

  @Test(arguments: OverscrollEdge.allCases, [(1.0, 0.0), (26.5, 0), (27, 54), (53.5, 54)])
  func itSettlesAtTheNearerEnd(_ edge: OverscrollEdge, _ way: (from: Double, to: Double)) {
    var rig = refreshing(edge)
    rig.pull(edge, by: way.from)
    rig.send(.dragEnded)
    #expect(rig.effects.scroll[edge.axis] == nil)
    rig.send(.cameToRest)
    let goal = rig.offset(past: edge, by: way.to)
    #expect(rig.effects.scroll[edge.axis] == .move(to: goal, over: 0.25))
  }

  @Test(arguments: OverscrollEdge.allCases, [-300.0, 0, 54, 60])
  func atRestAtAnEndOrElsewhereItStays(_ edge: OverscrollEdge, _ distance: Double) {
    var rig = refreshing(edge)
    rig.pull(edge, by: distance)
    rig.send(.dragEnded)
    rig.send(.cameToRest)
    #expect(rig.effects.scroll[edge.axis] == nil)
  }

  @Test func nothingSettlesUnderAFingerOrWhereTheHoldIsConstant() {
    var rig = refreshing()
    rig.pull(.top, by: 20)
    rig.send(.cameToRest)
    #expect(rig.effects.scroll.vertical == nil)
    var constant = refreshing(.top, .never)
    constant.pull(.top, by: 20)
    constant.send(.dragEnded)
    constant.send(.cameToRest)
    #expect(constant.effects.scroll.vertical == nil)
  }

  @Test(arguments: OverscrollEdge.allCases, [54 - 0x1p-20, 0x1p-20])
  func whatAMarkLeavesOfTheWayIsNone(_ edge: OverscrollEdge, _ distance: Double) {
    var rig = refreshing(edge)
    rig.pull(edge, by: distance)
    rig.send(.dragEnded)
    rig.send(.cameToRest)
    #expect(rig.effects.scroll[edge.axis] == nil)
    #expect(abs(rig.extraInset(edge) - distance) < 0.001)
  }

  @Test func aMarkShortOfTheHoldTheShareIsTheHold() {
    var rig = refreshing()
    rig.pull(.top, by: 54 - 0x1p-20)
    #expect(rig.extraInset(.top) == 54)
    #expect(rig.changes.top.isEmpty)
  }

  // MARK: Lengths

  @Test(arguments: OverscrollEdge.allCases, [20.0, 52, -30])
  func aBaseThatGrowsLeavesAnOpenShareUntilSomebodyScrolls(
    _ edge: OverscrollEdge, _ growth: Double
  ) {
    var rig = refreshing(edge, base: 88)
    let offset = rig.engine.offset[edge.axis]
    rig.show(2000, start: 88 + growth, end: 88 + growth, along: edge.axis)
    #expect(rig.extraInset(edge) == 54)
    #expect(rig.changes[edge].isEmpty)
    rig.send(.scrolled(to: offset + (edge.isStart ? 1 : -1), along: edge.axis))
    #expect(rig.extraInset(edge) == min(54, max(0, 53 - growth)))
  }

  @Test func aBaseThatTakesTheEdgeOutOfSightTakesItsShareAlong() {
    var rig = refreshing(base: 88)
    rig.show(2000, start: 88 + 54)
    #expect(rig.extraInset(.top) == 0)
  }

  @Test func aShareThatIsPartlyOpenFollowsTheBaseAsWell() {
    var rig = refreshing()
    rig.lie(past: .top, by: 40)
    rig.show(2000, start: 10)
    #expect(rig.extraInset(.top) == 30)
  }

  @Test func whatIsPutInBeforeTakesAnOpenShareOutOfSight() {
    var rig = InsetRig(
      .top, .pulled(.refresh).with(\.following, .always).with(\.scrollAnchoring, .always))
    rig.refreshByFinger(.top)
    #expect(rig.extraInset(.top) == 54)
    rig.show(3000)
    rig.send(.scrollAnchorMoved(by: 1000, at: .top))
    #expect(rig.extraInset(.top) == 0)
  }

  // MARK: Beginning and ending

  @Test(arguments: OverscrollEdge.allCases) func underAFingerItGoesWithItsRunAndArmsAnew(
    _ edge: OverscrollEdge
  ) {
    var rig = refreshing(edge)
    rig.wait(1)
    rig.pull(edge, by: 82)
    rig.end(edge)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.change(edge)?.movesContent == false)
    rig.wait(1)
    rig.lie(past: edge, by: 87)
    #expect(rig.phase(edge) == .armed)
    rig.send(.dragEnded)
    #expect(rig.runs[edge].count == 2)
  }

  @Test(arguments: OverscrollEdge.allCases, [0.0, 88])
  func aReleaseLeadsToTheHold(_ edge: OverscrollEdge, _ base: Double) {
    var rig = InsetRig(edge, .pulled(.refresh).with(\.following, .always))
    rig.show(2000, start: base, end: base, along: edge.axis)
    rig.pull(edge, by: 80)
    rig.send(.dragEnded)
    #expect(rig.extraInset(edge) == 54)
    let hold = rig.offset(past: edge, by: 54)
    #expect(rig.effects.scroll[edge.axis] == .move(to: hold, over: 0.25))
  }

  @Test(arguments: OverscrollEdge.allCases) func aBeginAtRestLeadsToTheHoldAndTheShareComesAlong(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, .pulled(.refresh).with(\.following, .always))
    rig.lie(past: edge, by: 0)
    rig.send(.begin(edge))
    #expect(rig.extraInset(edge) == 0)
    let hold = rig.offset(past: edge, by: 54)
    #expect(rig.effects.scroll[edge.axis] == .move(to: hold, over: 0.25))
    for distance in [10.0, 30, 54] {
      rig.lie(past: edge, by: distance)
      #expect(rig.extraInset(edge) == distance)
    }
  }

  @Test(arguments: OverscrollEdge.allCases) func aBeginElsewhereMovesNothingAndTakesNoRoom(
    _ edge: OverscrollEdge
  ) {
    var rig = InsetRig(edge, .pulled(.refresh).with(\.following, .always))
    rig.lie(past: edge, by: -300)
    rig.send(.begin(edge))
    #expect(rig.phase(edge) == .refreshing)
    #expect(rig.effects.scroll[edge.axis] == nil)
    #expect(rig.changes[edge].isEmpty)
  }

  @Test(arguments: OverscrollEdge.allCases)
  func anEndElsewhereMovesNothing(_ edge: OverscrollEdge) {
    for following in EdgeOptions.Following.allCases {
      var rig = refreshing(edge, following)
      rig.lie(past: edge, by: -300)
      rig.wait(1)
      rig.end(edge)
      rig.wait(1)
      #expect(rig.extraInset(edge) == 0)
      #expect(rig.changes[edge].allSatisfy { !$0.movesContent })
      #expect(rig.effects.scroll[edge.axis] == nil)
    }
  }

  @Test func anEndInSightClosesAtTheUsualPace() {
    var rig = refreshing()
    rig.wait(1)
    rig.end(.top)
    #expect(rig.change(.top)?.motion.duration == 0.4)
    #expect(rig.change(.top)?.offset == 0)
  }
}
