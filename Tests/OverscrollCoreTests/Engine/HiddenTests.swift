import OverscrollCore
import Testing

/// Edges that the app hides, and touches that something else took.
@Suite struct HiddenTests {
  /// An indicator outside the content has no extra inset, so no change of an inset redraws it.
  @Test(arguments: OverscrollEdge.allCases) func whatContentHidesOrShowsIsDrawnAgain(
    _ edge: OverscrollEdge
  ) {
    var options = EngineRig.pulledPages
    options.visibility = .withContent
    var rig = EngineRig(at: edge, options)
    for content in [0.0, 0, 2000, 3000] {
      let wasHidden = rig.engine.isHidden(edge)
      rig.show(content, along: edge.axis)
      #expect(rig.engine.isHidden(edge) == (content == 0))
      #expect(rig.effects.edges[edge].redraws == (rig.engine.isHidden(edge) != wasHidden))
    }
  }

  private func extraInsets(_ rig: EngineRig, _ edge: OverscrollEdge) -> [Double] {
    rig.insetChanges[edge].map(\.motion.target)
  }

  @Test(arguments: OverscrollEdge.allCases) func hiddenWhileIdleNothingMoves(
    _ edge: OverscrollEdge
  ) {
    var rig = EngineRig(at: edge, .refresh)
    rig.send(.hidden(edge, true))
    rig.send(.hidden(edge, false))
    #expect(rig.insetChanges[edge].isEmpty)
    #expect(!rig.engine.isHidden(edge))
  }

  @Test(arguments: OverscrollEdge.allCases) func hiddenWhileItRunsTheShareGoesAndComesOnce(
    _ edge: OverscrollEdge
  ) {
    var rig = EngineRig(at: edge, .refresh)
    rig.send(.begin(edge))
    for _ in 0..<2 { rig.send(.hidden(edge, true)) }
    #expect(rig.phase(edge) == .refreshing)
    for _ in 0..<2 { rig.send(.hidden(edge, false)) }
    #expect(extraInsets(rig, edge) == [54, 0, 54])
    #expect(rig.cancelled.isEmpty)
  }

  @Test(arguments: OverscrollEdge.allCases) func hiddenInLineTheShareGoesAndComesOnce(
    _ edge: OverscrollEdge
  ) {
    let options = EdgeOptions(purpose: .load, trigger: .onTap, extent: 44, placement: .inline)
    var rig = EngineRig(at: edge, options)
    for _ in 0..<2 { rig.send(.hidden(edge, true)) }
    for _ in 0..<2 { rig.send(.hidden(edge, false)) }
    #expect(extraInsets(rig, edge) == [44, 0, 44])
  }

  @Test(arguments: OverscrollPhase.allCases) func hiddenNoPhaseHasAShare(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.hidden(.bottom, true))
    #expect(rig.extraInset(.bottom) == 0)
    #expect(rig.engine.isHidden(.bottom))
    let pullChanged = phase == .pulling || phase == .armed
    #expect(rig.phase(.bottom) == (pullChanged ? .idle : phase))
  }

  @Test func hiddenNoPullAndNoTapRunsButTheAppMay() {
    var rig = EngineRig.bottom(in: .idle)
    rig.send(.hidden(.bottom, true))
    rig.pull(.bottom, by: 80)
    rig.letGo(.bottom)
    rig.send(.tapped(.bottom))
    #expect(rig.runs.bottom.isEmpty)
    rig.send(.begin(.bottom, revealing: true))
    #expect(rig.runs.bottom.count == 1)
    #expect(rig.effects.scroll.vertical == nil)
    #expect(rig.extraInset(.bottom) == 0)
  }

  @Test func aRunThatNobodySeesEndsAtOnce() {
    var rig = EngineRig.bottom(in: .idle)
    rig.send(.hidden(.bottom, true))
    rig.send(.begin(.bottom))
    rig.end(.bottom, RefreshResult.Summary(.updated, hasMessage: true))
    #expect(rig.phase(.bottom) == .idle)
    #expect(rig.insetChanges.bottom.isEmpty)
  }

  // MARK: Paused

  @Test(arguments: [OverscrollPhase.pulling, .armed]) func aTouchThatAnotherTookEndsAPull(
    _ phase: OverscrollPhase
  ) {
    var rig = EngineRig.bottom(in: phase)
    rig.send(.paused(true))
    #expect(rig.phase(.bottom) == .idle)
    rig.move(past: .bottom, by: 200)
    rig.send(.dragEnded)
    #expect(rig.runs.bottom.isEmpty)
  }

  @Test func whatTheFingerGoesOnWithAfterwardsCounts() {
    var rig = EngineRig.bottom(in: .armed)
    rig.send(.paused(true))
    rig.send(.paused(false))
    rig.move(past: .bottom, by: 81)
    #expect(rig.phase(.bottom) == .armed)
  }

  @Test func whilePausedNearnessFiresNothing() {
    var rig = EngineRig()
    rig.send(.paused(true))
    rig.send(.dragBegan)
    rig.scroll(to: 1390)
    #expect(rig.runs.bottom.isEmpty)
    rig.send(.paused(false))
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func whilePausedARunGoesOnAndTheAppMayBegin() {
    var rig = EngineRig()
    rig.send(.paused(true))
    rig.send(.begin(.top))
    #expect(rig.runs.top.count == 1)
    rig.wait(1)
    rig.end(.top)
    #expect(rig.finished.top == [.updated])
  }
}
