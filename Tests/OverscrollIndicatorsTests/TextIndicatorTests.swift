import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct TextIndicatorTests {
  @Test("Every phase is one centred line of text", arguments: OverscrollPhase.allCases)
  func everyPhaseIsOneCentredLineOfText(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      let state = IndicatorState(
        edge: .top, purpose: purpose, phase: phase, size: IndicatorSize(width: 390, height: 54))
      let drawing = IndicatorDrawing(of: TextIndicator(), showing: state)
      #expect(drawing.texts.first == .title(for: state))
      #expect(drawing.texts.count == drawing.elements.count, "nothing but words")
      #expect(drawing.texts.contains(.retry) == (phase == .failed))
    }
  }

  @Test("The text is centred") func textIsCentred() {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .armed, size: IndicatorSize(width: 390, height: 54))
    #expect(
      IndicatorDrawing(of: TextIndicator(), showing: state).description
        == "releaseToRefresh as title, secondary, at 195.0 27.0")
  }
}
