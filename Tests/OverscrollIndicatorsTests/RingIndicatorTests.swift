import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators
import Testing

@Suite struct RingIndicatorTests {
  private func state(
    _ phase: OverscrollPhase, progress: Double = 0, time: Double = 0, reducesMotion: Bool = false,
    result: RefreshResult.Summary? = nil, purpose: EdgeOptions.Purpose = .refresh
  ) -> IndicatorState {
    IndicatorState(
      edge: .top, purpose: purpose, phase: phase, progress: progress, result: result, time: time,
      reducesMotion: reducesMotion, size: IndicatorSize(width: 390, height: 54))
  }

  private func drawing(_ state: IndicatorState) -> IndicatorDrawing {
    IndicatorDrawing(of: RingIndicator(), showing: state)
  }

  /// The angle of the visible ring, in degrees, and its placement.
  private func ring(_ state: IndicatorState) -> (sweep: Double, placement: ElementPlacement)? {
    guard case .stroke(let shape, _, _, let placement)? = drawing(state).elements.first,
      case .arc(_, _, let start, let end)? = shape.first
    else { return nil }
    return (end - start, placement)
  }

  @Test(
    "The ring closes with the pull",
    arguments: [(-0.5, 0.0), (0, 0), (0.5, 0.5), (1, 1), (1.8, 1)] as [(Double, Double)])
  func ringClosesWithPull(_ progress: Double, _ shown: Double) {
    let ring = ring(state(.pulling, progress: progress))
    #expect(ring?.sweep == 360 * shown)
    #expect(ring?.placement == ElementPlacement(IndicatorPoint(195, 27), opacity: shown))
  }

  @Test("The ring spins with the time, and opens a gap") func ringSpinsWithTimeAndOpensGap() {
    #expect(ring(state(.refreshing))?.sweep == 360, "as it was let go of")
    #expect(ring(state(.refreshing, time: 0.125))?.sweep == 315)
    #expect(ring(state(.refreshing, time: 9))?.sweep == 270)
    #expect(ring(state(.refreshing, time: 0.45))?.placement.rotation == 180)
    let angle = ring(state(.refreshing, time: 900.225))?.placement.rotation ?? 0
    #expect(abs(angle - 90) < 1e-6)
  }

  @Test("With reduced motion the ring fades and does not spin")
  func withReducedMotionRingFadesAndDoesNotSpin() {
    for (time, opacity) in [(0.0, 1.0), (0.5, 0.675), (1, 0.35), (2, 1)] {
      let ring = ring(state(.refreshing, time: time, reducesMotion: true))
      #expect(ring?.sweep == 360)
      #expect(ring?.placement.rotation == 0)
      #expect(abs((ring?.placement.opacity ?? 0) - opacity) < 1e-12)
    }
  }

  @Test(
    "The ring requests frames only if time changes the drawing", arguments: OverscrollPhase.allCases
  )
  func ringRequestsFramesOnlyIfTimeChangesDrawing(_ phase: OverscrollPhase) {
    for purpose in EdgeOptions.Purpose.allCases {
      for reducesMotion in [false, true] {
        let early = state(phase, time: 1, reducesMotion: reducesMotion, purpose: purpose)
        let late = state(phase, time: 1.1, reducesMotion: reducesMotion, purpose: purpose)
        #expect(RingIndicator().isAnimated(in: early) == (drawing(early) != drawing(late)))
      }
    }
  }

  @Test("The ring shows a text only if nothing else shows the state")
  func ringShowsTextOnlyIfNothingElseShowsState() {
    for phase in [OverscrollPhase.idle, .pulling, .armed, .refreshing, .ending] {
      #expect(drawing(state(phase)).texts.isEmpty)
    }
    #expect(drawing(state(.failed, result: .failed)).texts == [.refreshFailed, .retry])
    #expect(drawing(state(.noMore, result: .noMore, purpose: .load)).texts == [.noMore])
    #expect(drawing(state(.idle, purpose: .load)).texts == [.loadMore])
  }
}
