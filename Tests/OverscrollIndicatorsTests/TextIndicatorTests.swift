import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

@Suite struct TextIndicatorTests {
  @Test("Every phase is one centred line of text", arguments: OverscrollPhase.allCases)
  func everyPhaseIsOneCentredLineOfText(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      let state = IndicatorState(
        edge: .top, purpose: purpose, phase: phase, size: SceneSize(width: 390, height: 54))
      let scene = IndicatorScene(of: TextIndicator(), showing: state)
      #expect(scene.texts.first == .title(for: state))
      #expect(scene.texts.count == scene.elements.count, "nothing but words")
      #expect(scene.texts.contains(.retry) == (phase == .failed))
    }
  }

  @Test("The text is centred") func textIsCentred() {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: .armed, size: SceneSize(width: 390, height: 54))
    #expect(
      IndicatorScene(of: TextIndicator(), showing: state).description
        == "releaseToRefresh as title, secondary, at 195.0 27.0")
  }
}
