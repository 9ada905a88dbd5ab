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
      #expect(drawing.strokes == (phase == .failed ? [.accent, .accent] : []))
      #expect(drawing.texts.count + drawing.strokes.count == drawing.elements.count)
      #expect(TextIndicator().followsPull(in: state) == [.pulling, .armed].contains(phase))
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

  @Test("A line below the text grows with the pull, up to the width of the text")
  func lineGrowsWithPull() {
    let lengths = [0.25, 0.5, 1, 1.5].map { progress in
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: .pulling, progress: progress,
        size: IndicatorSize(width: 390, height: 54))
      let drawing = IndicatorDrawing(of: TextIndicator(), showing: state)
      guard case .stroke(let line, _, .tint, let place)? = drawing.elements.last,
        case .move(let start) = line[0], case .line(let end) = line[1]
      else { return 0.0 }
      #expect(place.position == IndicatorPoint(195, 38.5) && start.x == -end.x)
      return end.x - start.x
    }
    #expect(lengths == [22.75, 45.5, 91, 91])
  }
}
