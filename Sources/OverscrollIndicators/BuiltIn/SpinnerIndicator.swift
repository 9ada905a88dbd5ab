import OverscrollCore

/// An indicator with a plain spinner that appears with the pull, as in the system's control: it
/// swells and turns once where a release would fire, and shrinks and fades as the edge closes.
///
/// It shows a text only if the spinner is not sufficient: for a failure, a message, or the end of
/// the list.
package struct SpinnerIndicator: Equatable, Sendable, RefreshIndicator {
  /// The time in which the spinner swells and turns, in seconds, and the angle.
  private static let burst = (time: 0.3, angle: 180.0)

  /// The diameter of the spinner, in points; hosts with a larger one set it.
  package var spinnerDiameter = 24.0

  package init() {}

  package var extent: Double { 54 }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard !state.needsWords else { return StatusLine(state).draw(on: &canvas) }
    guard state.isRunning || state.purpose == .refresh else { return }
    var place = ElementPlacement(state.center)
    let progress = state.progress.asPart
    if !state.isRunning { place.opacity = progress }
    if state.phase == .armed, !state.reducesMotion {
      let part = (state.time / Self.burst.time).asPart
      place.scale = 1 + part * (1 - part)
      place.rotation = Self.burst.angle * part.eased
    } else if state.phase == .ending, !state.reducesMotion {
      place.scale = 0.5 + progress / 2
    }
    canvas.spinner(
      diameter: spinnerDiameter, color: .secondary,
      progress: state.isRunning || state.phase == .ending ? nil : progress, place)
  }

  /// Whether the drawing changes with the time: while the spinner swells.
  package func isAnimated(in state: IndicatorState) -> Bool {
    state.phase == .armed && state.purpose == .refresh && state.time < Self.burst.time
      && !state.reducesMotion
  }

  /// Whether the drawing changes with the pull, which is the case until the action runs.
  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.isRunning && !state.needsWords
  }
}

extension RefreshIndicator where Self == SpinnerIndicator {
  package static var spinner: SpinnerIndicator { SpinnerIndicator() }
}
