import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@testable import overscroll_filmstrips

@Suite struct StatusLineTests {
  @Test("A failure is primary text with a sign before it, and other states are secondary")
  func aFailureIsThereToBeReadAndTheRestOnlyAccompanies() {
    #expect(
      drawing(.failed).description == """
        refreshFailed as title, label, at 189.5 27.0
        retry as action, tint, at 260.5 27.0
        stroke of arc 10.75 from -90.0 to 270.0, 2.5 wide, accent, at 124.0 27.0
        stroke of 4 points, 2.25 wide, accent, at 124.0 27.0
        """)
    #expect(drawing(.ending, result: .failed).strokes == [.accent, .accent])
    #expect(drawing(.noMore).description == "noMore as title, secondary, at 195.0 27.0")
  }

  @Test("A text that is wider than its box is scaled down, and has no sign")
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

  @Test("Every indicator shows a failure with its sign, until it has closed")
  func everyIndicatorShowsFailureWithSign() {
    for strip in FilmStrip.all {
      for phase in [OverscrollPhase.failed, .ending] {
        let state = IndicatorState(
          edge: .top, purpose: .refresh, phase: phase, progress: 1, result: .failed,
          size: IndicatorSize(width: 390, height: 54))
        let drawing = IndicatorDrawing(of: strip.indicator, showing: state)
        #expect(drawing.strokes.suffix(2) == [.accent, .accent], "\(strip.name), \(phase)")
      }
    }
  }

  private func drawing(
    _ phase: OverscrollPhase, width: Double = 390, result: RefreshResult.Summary? = nil
  ) -> IndicatorDrawing {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: phase, result: result,
      size: IndicatorSize(width: width, height: 54))
    return IndicatorDrawing(of: ClassicIndicator(), showing: state)
  }
}
