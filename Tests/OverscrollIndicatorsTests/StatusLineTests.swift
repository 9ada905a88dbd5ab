import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct StatusLineTests {
  @Test("A failure is primary text, and other states are secondary")
  func aFailureIsThereToBeReadAndTheRestOnlyAccompanies() {
    #expect(
      drawing(.failed).description == """
        refreshFailed as title, label, at 173.5 27.0
        retry as action, tint, at 244.5 27.0
        """)
    #expect(drawing(.noMore).description == "noMore as title, secondary, at 195.0 27.0")
  }

  @Test("A text that is wider than its box is scaled down")
  func textThatIsWiderThanItsBoxIsScaledDown() {
    // Texts of 91 and 35 points with 8 between them, in a box of 83 points less 8 at each end.
    #expect(
      drawing(.failed, width: 83).description == """
        refreshFailed as title, label, at 30.75 27.0, scaled 0.5
        retry as action, tint, at 66.25 27.0, scaled 0.5
        """)
    #expect(drawing(.failed, width: 0).texts == [.refreshFailed, .retry])
    #expect(!drawing(.failed, width: 0).description.contains("scaled"))
  }

  private func drawing(_ phase: OverscrollPhase, width: Double = 390) -> IndicatorDrawing {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: phase, size: IndicatorSize(width: width, height: 54))
    return IndicatorDrawing(of: ClassicIndicator(), showing: state)
  }
}
