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

  @Test func wordsThatAreLongerThanTheirRoomAreSmaller() {
    // Words of 91 and 35 points and 8 between them, in a room of 83 less 8 at each end.
    #expect(
      scene(.failed, width: 83).description == """
        refreshFailed as title, label, at 30.75 27.0, scaled 0.5
        retry as action, tint, at 66.25 27.0, scaled 0.5
        """)
    #expect(scene(.failed, width: 0).texts == [.refreshFailed, .retry])
    #expect(!scene(.failed, width: 0).description.contains("scaled"))
  }

  private func scene(_ phase: OverscrollPhase, width: Double = 390) -> IndicatorScene {
    let state = IndicatorState(
      edge: .top, purpose: .refresh, phase: phase, size: SceneSize(width: width, height: 54))
    return IndicatorScene(of: ClassicIndicator(), showing: state)
  }
}
