import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct SpinnerIndicatorTests {
  private func drawing(
    _ phase: OverscrollPhase, progress: Double = 0, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh
  ) -> IndicatorDrawing {
    let state = IndicatorState(
      edge: purpose == .refresh ? .top : .bottom, purpose: purpose, phase: phase,
      progress: progress, result: result, size: IndicatorSize(width: 390, height: 54))
    return IndicatorDrawing(of: SpinnerIndicator(), showing: state)
  }

  @Test(
    "The spinner appears with the pull",
    arguments: [(-0.5, 0.0), (0, 0), (0.5, 0.5), (1, 1), (1.8, 1)] as [(Double, Double)])
  func spinnerAppearsWithPull(_ progress: Double, _ shown: Double) {
    let expected = IndicatorDrawing.Element.spinner(
      24, .secondary, shown, ElementPlacement(IndicatorPoint(195, 27), opacity: shown))
    #expect(drawing(.pulling, progress: progress).elements == [expected])
  }

  @Test("The spinner rotates while the action runs") func spinnerRotatesWhileActionRuns() {
    let expected = IndicatorDrawing.Element.spinner(
      24, .secondary, nil, ElementPlacement(IndicatorPoint(195, 27)))
    #expect(drawing(.refreshing).elements == [expected])
    #expect(drawing(.refreshing, purpose: .load).elements == [expected])
  }

  @Test("No text is shown if the spinner is sufficient") func noTextIsShownIfSpinnerIsSufficient() {
    for phase in [OverscrollPhase.idle, .pulling, .armed, .refreshing, .ending] {
      #expect(drawing(phase).texts.isEmpty)
    }
  }

  @Test("A text shows states that have no sign") func textShowsStatesThatHaveNoSign() {
    #expect(drawing(.failed, result: .failed).texts == [.refreshFailed, .retry])
    #expect(drawing(.noMore, result: .noMore, purpose: .load).texts == [.noMore])
    #expect(drawing(.idle, purpose: .load).texts == [.loadMore])
    let result = RefreshResult.Summary(.unchanged, hasMessage: true)
    #expect(drawing(.ending, result: result).texts == [.message])
  }
}
