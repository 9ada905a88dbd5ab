import EngineStorms
import OverscrollCore
import Testing

/// Invariant 4: no offset write unless the edge is visible and no other code moves the view.
@Suite struct LandingTests {
  private func atRest(_ edge: OverscrollEdge) -> InsetRig {
    var rig = InsetRig(edge, .pulled(.refresh))
    rig.lie(past: edge, by: 0)
    return rig
  }

  @Test(arguments: OverscrollEdge.allCases) func aBeginInSightLeadsTheContentToTheHold(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.send(.begin(edge))
    #expect(rig.change(edge)?.motion.target == 54)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 54))
    #expect(rig.change(edge)?.movesContent == true)
  }

  @Test(arguments: OverscrollEdge.allCases) func anEndInSightLeadsTheContentToItsRest(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.refreshByFinger(edge)
    rig.wait(1)
    rig.end(edge)
    #expect(rig.change(edge)?.motion.target == 0)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 0))
  }

  @Test(arguments: OverscrollEdge.allCases) func underAFingerNothingIsWritten(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.send(.dragBegan)
    rig.send(.begin(edge))
    #expect(rig.extraInset(edge) == 54)
    rig.wait(1)
    rig.end(edge)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.changes[edge].map(\.offset) == [nil, nil])
  }

  @Test(arguments: OverscrollEdge.allCases) func offWindowNothingIsWritten(_ edge: OverscrollEdge) {
    var rig = atRest(edge)
    rig.refreshByCode(edge)
    rig.send(.detached)
    rig.end(edge)
    #expect(rig.change(edge)?.motion.target == 0)
    #expect(rig.change(edge)?.motion.duration == 0)
    #expect(rig.change(edge)?.movesContent == false)
  }

  @Test(arguments: OverscrollEdge.allCases) func anEdgeThatIsOutOfSightMovesNothing(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.lie(past: edge, by: -1)
    rig.refreshByCode(edge)
    rig.end(edge)
    #expect(rig.changes[edge].map(\.motion.target) == [54, 0])
    #expect(rig.changes[edge].map(\.offset) == [nil, nil])
    #expect(rig.effects.scroll[edge.axis] == nil)
  }

  @Test(arguments: OverscrollEdge.allCases, [0.3, 0.49]) func whatAPixelRoundsAwayIsInSight(
    _ edge: OverscrollEdge, _ inside: Double
  ) {
    var rig = atRest(edge)
    rig.lie(past: edge, by: -inside)
    rig.send(.begin(edge))
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 54))
  }

  @Test(arguments: OverscrollEdge.allCases) func aFlingThatReachesTheEdgeIsNotTurnedAway(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.pull(edge, by: -300)
    rig.send(.dragEnded)
    rig.lie(past: edge, by: 0)
    rig.send(.begin(edge))
    #expect(rig.extraInset(edge) == 54)
    #expect(rig.change(edge)?.offset == nil)
  }

  @Test(arguments: OverscrollEdge.allCases) func aFlingThatSpringsBackIsCaughtAtTheHold(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.pull(edge, by: 80)
    rig.send(.dragEnded)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 54))
    var fling = atRest(edge)
    fling.pull(edge, by: -300)
    fling.send(.dragEnded)
    fling.lie(past: edge, by: 1)
    fling.send(.begin(edge))
    #expect(fling.change(edge)?.offset == fling.offset(past: edge, by: 54))
  }

  @Test(arguments: OverscrollEdge.allCases) func whileAFlingGoesOnAnEndLeavesTheContentToIt(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.refreshByCode(edge)
    rig.pull(edge, by: 70)
    rig.send(.dragEnded)
    rig.end(edge)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.change(edge)?.offset == nil)
  }

  @Test(arguments: OverscrollEdge.allCases, [0.0, 0.5, 30, 54, 100])
  func closingWritesOnlyWhereTheContentLiesPastTheNewRest(
    _ edge: OverscrollEdge, _ distance: Double
  ) {
    var rig = atRest(edge)
    rig.refreshByCode(edge)
    rig.lie(past: edge, by: distance)
    rig.end(edge)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.change(edge)?.offset == (distance > 0 ? rig.offset(past: edge, by: 0) : nil))
  }

  @Test(arguments: OverscrollEdge.allCases) func anEndWhereNothingRunsDoesNothingAtAll(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.pull(edge, by: 40)
    for number: UInt32 in 0...3 {
      rig.send(.end(RunID(number: number), .updated))
      #expect(rig.effects == OverscrollEffects())
    }
  }

  @Test func anEndOfTheLastCycleDoesNothingOnceItIsOver() {
    var rig = atRest(.top)
    rig.refreshByFinger(.top)
    rig.wait(1)
    rig.end(.top)
    rig.lie(past: .top, by: 0)
    rig.wait(1)
    rig.lie(past: .top, by: 20)
    rig.send(.end(rig.runs.top[0], .updated))
    #expect(rig.effects.edges == PerEdge(repeating: EdgeEffects()))
    #expect(rig.changes.top.count == 2)
  }

  // MARK: Under a finger that holds the content past the edge

  @Test(arguments: OverscrollEdge.allCases) func aBeginUnderAPullingFingerOpensOnRelease(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.pull(edge, by: 30)
    rig.send(.begin(edge))
    #expect(rig.phase(edge) == .refreshing)
    #expect(rig.changes[edge].isEmpty)
    rig.lie(past: edge, by: 90)
    #expect(rig.changes[edge].isEmpty)
    rig.send(.dragEnded)
    #expect(rig.changes[edge].map(\.motion.target) == [54])
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 54))
  }

  @Test(arguments: OverscrollEdge.allCases) func anEndUnderAPullingFingerClosesOnRelease(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.refreshByCode(edge)
    rig.pull(edge, by: 70)
    rig.end(edge)
    rig.wait(5)
    #expect(rig.phase(edge) == .idle)
    #expect(rig.extraInset(edge) == 54)
    rig.send(.dragEnded)
    #expect(rig.changes[edge].map(\.motion.target) == [54, 0])
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 0))
    #expect(rig.runs[edge].count == 1)
  }

  @Test(arguments: OverscrollEdge.allCases) func aFingerThatBringsTheContentBackFreesTheShare(
    _ edge: OverscrollEdge
  ) {
    var rig = atRest(edge)
    rig.refreshByCode(edge)
    rig.pull(edge, by: 54)
    rig.end(edge)
    rig.lie(past: edge, by: 1)
    #expect(rig.extraInset(edge) == 54)
    rig.lie(past: edge, by: 0)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.change(edge)?.offset == nil)
  }

  // MARK: A deadline and an event that come at once

  /// A cached answer: the first event after its deadline finds out that the extra inset closes.
  private func overdue(_ edge: OverscrollEdge) -> InsetRig {
    var rig = atRest(edge)
    rig.refreshByFinger(edge)
    rig.end(edge)
    rig.time = 0.6
    return rig
  }

  @Test(arguments: OverscrollEdge.allCases) func aFingerThatComesWithADeadlineIsNotPushedAway(
    _ edge: OverscrollEdge
  ) {
    var rig = overdue(edge)
    rig.send(.dragBegan)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.change(edge)?.movesContent == false)
  }

  @Test(arguments: OverscrollEdge.allCases) func anOffsetThatComesWithADeadlineIsLeftAlone(
    _ edge: OverscrollEdge
  ) {
    var rig = overdue(edge)
    rig.lie(past: edge, by: -300)
    #expect(rig.extraInset(edge) == 0)
    #expect(rig.change(edge)?.movesContent == false)
  }

  @Test(arguments: OverscrollEdge.allCases) func aDeadlineLandsWhereTheRestIsAfterTheEvent(
    _ edge: OverscrollEdge
  ) {
    var rig = overdue(edge)
    rig.show(2000, start: -20, end: -20, along: edge.axis)
    #expect(rig.change(edge)?.offset == rig.offset(past: edge, by: 0))
  }

  // MARK: One change

  @Test(arguments: 1...10) func whatAnEventSaysOfAShareIsWhereItStands(_ seed: UInt64) {
    var probe = DeterminismProbe(seed: seed)
    for index in 0..<3000 {
      let before = probe.engine
      let effects = probe.playEvent()
      for edge in OverscrollEdge.allCases {
        let told = effects.edges[edge].extraInset?.motion ?? before.insetMotion(of: edge)
        guard told != probe.engine.insetMotion(of: edge) else { continue }
        Issue.record("seed \(seed), event \(index): the \(edge) extra inset was changed silently")
        return
      }
    }
  }

  @Test(arguments: 1...10) func noShareWritesAnOffsetThatLaw4Forbids(_ seed: UInt64) {
    var probe = DeterminismProbe(seed: seed)
    for index in 0..<3000 {
      let effects = probe.playEvent()
      let engine = probe.engine
      for edge in OverscrollEdge.allCases where effects.edges[edge].extraInset?.offset != nil {
        let remaining = engine.geometry[edge.axis].remaining(
          towards: edge, at: engine.offset[edge.axis])
        #expect(!engine.isHeld && engine.isAttached, "seed \(seed), event \(index)")
        #expect(remaining < 0.5, "seed \(seed), event \(index)")
      }
    }
  }
}
