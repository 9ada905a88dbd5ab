import OverscrollCore
import Testing

/// An app that knows that there is nothing more to load.
@Suite struct LastPageTests {
  private static let placements: [EdgeOptions.Placement] = [.outside, .inline, .inlineAtEnd, .over]

  private func rig(_ placement: EdgeOptions.Placement) -> EngineRig {
    var options = EdgeOptions.loadMore
    options.trigger = .programmatic
    options.placement = placement
    var rig = EngineRig(at: .bottom, options, content: 2_000)
    rig.scroll(to: 1_400)
    return rig
  }

  @Test("The phase is noMore at once, whatever runs", arguments: placements)
  func atOnce(_ placement: EdgeOptions.Placement) {
    for (seconds, hasEnded) in [(nil, false), (0.0, false), (0.1, true), (2, false), (2, true)] {
      var rig = rig(placement)
      if let seconds {
        rig.send(.begin(.bottom))
        rig.wait(seconds)
        if hasEnded { rig.end(.bottom) }
      }
      rig.send(.noMore(.bottom))
      #expect(rig.phase(.bottom) == .noMore)
      #expect(rig.finished.bottom.count == (seconds == nil ? 0 : 1))
      rig.wait(5)
      #expect(rig.phase(.bottom) == .noMore)
      let isInline = placement == .inline || placement == .inlineAtEnd
      #expect(rig.extraInset(.bottom) == (isInline ? 44 : 0))
    }
  }

  @Test("Rows that follow the last page appear where its indicator was")
  func rows() {
    var rig = rig(.outside)
    rig.send(.begin(.bottom, revealing: true))
    rig.scroll(to: 1_444)
    rig.wait(2)
    rig.send(.noMore(.bottom))
    #expect(rig.extraInset(.bottom) == 44, "the rows may come in the same turn")
    rig.show(2_500)
    rig.wait(1)
    #expect(rig.extraInset(.bottom) == 0)
  }

  @Test("A refresh that is the last one says so after its time")
  func refresh() {
    var rig = EngineRig()
    rig.send(.begin(.top))
    rig.send(.noMore(.top))
    #expect(rig.phase(.top) == .refreshing)
    rig.wait(5)
    #expect(rig.phase(.top) == .idle)
    #expect(rig.phase(.bottom) == .noMore)
  }
}
