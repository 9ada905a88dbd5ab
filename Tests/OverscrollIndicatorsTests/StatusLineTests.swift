import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

@Suite struct StatusLineTests {
  @Test func aFailureIsThereToBeReadAndTheRestOnlyAccompanies() {
    #expect(
      scene(.failed).description == """
        refreshFailed as title, label, at 173.5 27.0
        retry as action, tint, at 244.5 27.0
        """)
    #expect(scene(.noMore).description == "noMore as title, secondary, at 195.0 27.0")
  }

  private func scene(_ phase: OverscrollPhase) -> IndicatorScene {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: phase, size: SceneSize(width: 390, height: 54))
    return IndicatorScene(of: ClassicIndicator(), showing: state)
  }
}
