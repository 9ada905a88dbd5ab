import Testing

@testable import OverscrollCore

/// Lengths that come in a layout and do not last.
@Suite struct LayoutPassTests {
  private static let lengths = [2200.0, 1320, 2640, 3900]

  /// A self-sizing table at its end, with a page under way.
  private func loading() -> ShareRig {
    var rig = ShareRig(.bottom, .loadMore, content: 2200)
    rig.scroll(to: 1600)
    return rig
  }

  /// Goes through the lengths in one layout; the page is answered before the one with this index.
  private func layOut(_ rig: inout ShareRig, endingBefore position: Int) {
    rig.send(.layoutBegan)
    for (index, length) in Self.lengths.enumerated() {
      if index == position { rig.end(.bottom) }
      rig.show(length)
      if length == 1320 { rig.scroll(to: 720) }
      if length == 2640 { rig.scroll(to: 1600) }
      #expect(rig.runs.bottom.count == 1, "at \(length)")
    }
    if position == Self.lengths.count { rig.end(.bottom) }
    rig.send(.layoutEnded)
  }

  @Test("B037 lengthsThatDoNotLastLoadNothing", arguments: 0...4) func transient(_ position: Int) {
    var rig = loading()
    layOut(&rig, endingBefore: position)
    #expect(rig.runs.bottom.count == 1)
    rig.wait(10)
    rig.scroll(to: 2600)
    #expect(rig.runs.bottom.count == 1, "700 are left")
    rig.scroll(to: 2700)
    #expect(rig.runs.bottom.count == 2, "it is armed again")
  }

  @Test func anEndAfterTheLayoutLoadsNothingEither() {
    var rig = loading()
    layOut(&rig, endingBefore: -1)
    rig.end(.bottom)
    #expect(rig.runs.bottom.count == 1)
  }

  @Test func whatIsStillNearWhenTheLayoutHasEndedIsLoaded() {
    var rig = loading()
    rig.send(.layoutBegan)
    rig.end(.bottom)
    rig.show(2500)
    rig.wait(1)
    #expect(rig.runs.bottom.count == 1)
    rig.send(.layoutEnded)
    #expect(rig.runs.bottom.count == 2)
  }

  @Test func aLayoutThatChangesNothingLoadsNothing() {
    var rig = loading()
    rig.end(.bottom, .unchanged)
    for _ in 0..<10 {
      rig.send(.layoutBegan)
      rig.show(1320)
      rig.show(2200)
      rig.send(.layoutEnded)
    }
    #expect(rig.runs.bottom.count <= 1 + 3, "no more than are filled in without anybody scrolling")
  }

  @Test func aLayoutHoldsNeitherAFingerNorTheAppUp() {
    var rig = ShareRig(OverscrollEngine(top: .refresh, bottom: .loadMore))
    rig.send(.layoutBegan)
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
    rig.send(.layoutEnded)
    #expect(rig.engine == before)
    #expect(rig.effects.edges == PerEdge(repeating: EdgeEffects()))
  }
}
