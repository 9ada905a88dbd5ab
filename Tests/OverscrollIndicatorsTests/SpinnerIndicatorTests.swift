import OverscrollCore
import OverscrollIndicators
import OverscrollSimulation
import Testing

@Suite struct SpinnerIndicatorTests {
  private func scene(
    _ phase: OverscrollPhase, progress: Double = 0, result: ResultSummary? = nil,
    purpose: EdgeOptions.Purpose = .refresh
  ) -> IndicatorScene {
    let state = IndicatorState(
      edge: purpose == .refresh ? .top : .bottom, purpose: purpose, phase: phase,
      progress: progress, result: result, size: SceneSize(width: 390, height: 54))
    return IndicatorScene(of: SpinnerIndicator(), showing: state)
  }

  @Test(
    "The spinner appears with the pull",
    arguments: [(-0.5, 0.0), (0, 0), (0.5, 0.5), (1, 1), (1.8, 1)] as [(Double, Double)])
  func spinnerAppearsWithPull(_ progress: Double, _ shown: Double) {
    let expected = IndicatorScene.Element.spinner(
      24, .secondary, shown, ScenePlacement(ScenePoint(195, 27), opacity: shown))
    #expect(scene(.pulling, progress: progress).elements == [expected])
  }

  @Test("The spinner rotates while the action runs") func spinnerRotatesWhileActionRuns() {
    let expected = IndicatorScene.Element.spinner(
      24, .secondary, nil, ScenePlacement(ScenePoint(195, 27)))
    #expect(scene(.refreshing).elements == [expected])
    #expect(scene(.refreshing, purpose: .load).elements == [expected])
  }

  @Test("No text is shown if the spinner is sufficient") func noTextIsShownIfSpinnerIsSufficient() {
    for phase in [OverscrollPhase.idle, .pulling, .armed, .refreshing, .ending] {
      #expect(scene(phase).texts.isEmpty)
    }
  }

  @Test("A text shows states that have no sign") func textShowsStatesThatHaveNoSign() {
    #expect(scene(.failed, result: .failed).texts == [.refreshFailed, .retry])
    #expect(scene(.noMore, result: .noMore, purpose: .load).texts == [.noMore])
    #expect(scene(.idle, purpose: .load).texts == [.loadMore])
    let result = ResultSummary(.unchanged, hasMessage: true)
    #expect(scene(.ending, result: result).texts == [.message])
  }
}
