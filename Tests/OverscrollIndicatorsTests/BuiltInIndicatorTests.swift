import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct BuiltInIndicatorTests {
  private func check(_ one: BuiltInIndicator, _ other: some RefreshIndicator) {
    for phase in OverscrollPhase.allCases {
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: phase, progress: 0.7, time: 0.1,
        size: IndicatorSize(width: 390, height: 54))
      #expect(
        IndicatorDrawing(of: one, showing: state) == IndicatorDrawing(of: other, showing: state))
      #expect(one.isAnimated(in: state) == other.isAnimated(in: state))
      #expect(one.followsPull(in: state) == other.followsPull(in: state))
    }
    #expect(one.extent == other.extent)
    #expect(one.pageExtent == other.pageExtent)
    #expect(one.triggerDistance == other.triggerDistance)
  }

  @Test("Each number means another indicator, and invalid numbers mean the classic one")
  func numbers() {
    let names = (0..<BuiltInIndicator.count).map { BuiltInIndicator(number: $0).name }
    #expect(Set(names).count == BuiltInIndicator.count)
    #expect(names.first == "classic")
    #expect(BuiltInIndicator(number: -1).name == "classic")
    #expect(BuiltInIndicator(number: BuiltInIndicator.count).name == "classic")
  }

  @Test("A built-in indicator draws as its wrapped value")
  func builtInIndicatorDrawsAsItsWrappedValue() {
    check(.classic(.classic), ClassicIndicator())
    check(.spinner(.spinner), SpinnerIndicator())
    check(.ring(.ring), RingIndicator())
    check(.text(.text), TextIndicator())
    check(.frames(.frames(extent: 70)), FramesIndicator(extent: 70))
    check(.lines(.lines), LinesIndicator())
  }

  @Test(
    "The drawing changes with the pull only if it follows the pull",
    arguments: OverscrollPhase.allCases)
  func drawingChangesWithPullOnlyIfItFollowsPull(_ phase: OverscrollPhase) {
    for one in [
      BuiltInIndicator.classic(.classic), .spinner(.spinner), .ring(.ring), .text(.text),
      .frames(.frames()), .lines(.lines),
    ] {
      for purpose in EdgeOptions.Purpose.allCases {
        let (near, far) = (state(phase, purpose, pull: 8), state(phase, purpose, pull: 40))
        let drawings = [near, far].map { IndicatorDrawing(of: one, showing: $0) }
        #expect(one.followsPull(in: near) || drawings[0] == drawings[1], "\(one), \(purpose)")
      }
    }
  }

  @Test("Indicators that close or grow with the pull follow it")
  func indicatorsThatCloseOrGrowWithPullFollowIt() {
    for one in [
      BuiltInIndicator.spinner(.spinner), .ring(.ring), .text(.text), .lines(.lines),
    ] {
      #expect(one.followsPull(in: state(.pulling, .refresh, pull: 8)))
    }
    #expect(
      !BuiltInIndicator.classic(.classic).followsPull(in: state(.pulling, .refresh, pull: 8)))
  }

  private func state(
    _ phase: OverscrollPhase, _ purpose: EdgeOptions.Purpose, pull: Double
  ) -> IndicatorState {
    IndicatorState(
      edge: .top, purpose: purpose, phase: phase, progress: pull / 54, pull: pull,
      triggerDistance: 54, time: 0.1, size: IndicatorSize(width: 390, height: 54))
  }

  @Test("Indicators have the default lengths unless they define others")
  func indicatorsHaveDefaultLengthsUnlessTheyDefineOthers() {
    for one in [BuiltInIndicator.classic(.classic), .spinner(.spinner), .ring(.ring), .text(.text)]
    {
      #expect(one.extent == EdgeOptions.refresh.extent)
      #expect(one.triggerDistance == 54)
      #expect(one.pageExtent == EdgeOptions.loadMore.extent)
    }
  }
}
