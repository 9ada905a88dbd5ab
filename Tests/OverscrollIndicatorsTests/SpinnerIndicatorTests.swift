import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct SpinnerIndicatorTests {
  private func drawing(
    _ phase: OverscrollPhase, progress: Double = 0, result: RefreshResult.Summary? = nil,
    purpose: EdgeOptions.Purpose = .refresh, time: Double = 0, reducesMotion: Bool = false
  ) -> IndicatorDrawing {
    let state = IndicatorState(
      edge: purpose == .refresh ? .top : .bottom, purpose: purpose, phase: phase,
      progress: progress, result: result, time: time, reducesMotion: reducesMotion,
      size: IndicatorSize(width: 390, height: 54))
    #expect(
      SpinnerIndicator().isAnimated(in: state)
        == (phase == .armed && purpose == .refresh && time < 0.3 && !reducesMotion))
    return IndicatorDrawing(of: SpinnerIndicator(), showing: state)
  }

  private func place(
    _ phase: OverscrollPhase, progress: Double = 1, time: Double = 0, reducesMotion: Bool = false
  ) -> ElementPlacement? {
    let drawing = drawing(
      phase, progress: progress, result: .updated, time: time, reducesMotion: reducesMotion)
    guard case .spinner(_, _, _, let place)? = drawing.elements.first else { return nil }
    return place
  }

  @Test("Where a release would fire, the spinner swells and spins once")
  func spinnerSwellsAndSpinsWhereReleaseWouldFire() {
    #expect(place(.armed) == place(.pulling))
    #expect(place(.armed, time: 0.15)?.scale == 1.25)
    let turns = [0, 0.1, 0.2, 0.3, 5].compactMap { place(.armed, time: $0)?.rotation }
    #expect(turns == turns.sorted() && turns.first == 0 && turns.suffix(2) == [180, 180])
    #expect(place(.armed, time: 5)?.scale == 1)
    #expect(place(.armed, time: 0.15, reducesMotion: true) == place(.pulling))
  }

  @Test("The spinner shrinks and fades as the edge closes, and still rotates")
  func spinnerShrinksAndFadesAsEdgeCloses() {
    #expect(drawing(.ending, progress: 1, result: .updated) == drawing(.refreshing))
    let places = [1, 0.5, 0].compactMap { place(.ending, progress: $0) }
    #expect(places.map(\.opacity) == [1, 0.5, 0] && places.map(\.scale) == [1, 0.75, 0.5])
    #expect(place(.ending, progress: 0.5, reducesMotion: true)?.scale == 1)
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
