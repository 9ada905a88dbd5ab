import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

@Suite struct BuiltInIndicatorTests {
  private func check(_ one: BuiltInIndicator, _ other: some RefreshIndicator) {
    for phase in OverscrollPhase.allCases {
      let state = IndicatorState(
        edge: .top, purpose: .refresh, phase: phase, progress: 0.7, time: 0.1,
        size: SceneSize(width: 390, height: 54))
      #expect(
        IndicatorScene(of: one, showing: state) == IndicatorScene(of: other, showing: state))
      #expect(one.isAnimated(in: state) == other.isAnimated(in: state))
    }
    #expect(one.extent == other.extent)
    #expect(one.extent == 54)
  }

  @Test func anIndicatorOfTheEnumIsTheOneThatItNames() {
    check(.classic(.classic), ClassicIndicator())
    check(.spinner(.spinner), SpinnerIndicator())
    check(.ring(.ring), RingIndicator())
    check(.text(.text), TextIndicator())
  }
}
