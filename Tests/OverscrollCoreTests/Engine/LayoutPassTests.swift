import OverscrollCore
import Testing

/// Lengths that a layout reports and then replaces.
@Suite struct LayoutPassTests {
  /// A self-sizing table at its end, with a page under way.
  private func loading() -> InsetRig {
    var rig = InsetRig(.bottom, .loadMore, content: 2200)
    rig.scroll(to: 1600)
    return rig
  }

  @Test func whatIsStillNearWhenTheLayoutHasEndedIsLoaded() {
    var rig = loading()
    rig.send(.triggersHeld)
    rig.end(.bottom)
    rig.show(2500)
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
    rig.send(.triggersReleased)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func aLayoutThatChangesNothingLoadsNothing() {
    var rig = loading()
    rig.end(.bottom, .unchanged)
    for _ in 0..<10 {
      rig.send(.triggersHeld)
      rig.show(1320)
      rig.show(2200)
      rig.send(.triggersReleased)
    }
    #expect(rig.runs.bottom.count == 1)
    rig.send(.triggersHeld)
    rig.show(1320)
    rig.show(2201)
    rig.send(.triggersReleased)
    #expect(rig.runs.bottom.count == 2, "more content is more to load")
  }

  @Test("A layout within another one compares the lengths before and after both")
  func nestedLayouts() {
    var rig = loading()
    rig.end(.bottom, .unchanged)
    rig.send(.triggersHeld)
    rig.show(1320)
    rig.send(.triggersHeld)
    rig.show(1500)
    rig.show(2200)
    rig.send(.triggersReleased)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func aLayoutHoldsNeitherAFingerNorTheAppUp() {
    var rig = InsetRig(OverscrollEngine(top: .refresh, bottom: .loadMore))
    rig.send(.triggersHeld)
    rig.pull(.top, by: 80)
    rig.send(.dragEnded)
    #expect(rig.runs.top.count == 1)
    rig.end(.top, .cancelled)
    rig.send(.begin(.bottom))
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func anEndOfALayoutThatNeverBeganChangesNothing() {
    var rig = loading()
    let before = rig.engine
    rig.send(.triggersReleased)
    #expect(rig.engine == before)
    #expect(rig.effects.edges == PerEdge(repeating: EdgeEffects()))
  }
}
