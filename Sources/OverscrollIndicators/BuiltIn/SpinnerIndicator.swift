import OverscrollCore

/// An indicator with a plain spinner that appears with the pull, as in the system's control.
///
/// It shows a text only if the spinner is not sufficient: for a failure, a message, or the end of
/// the list.
package struct SpinnerIndicator: Equatable, Sendable, RefreshIndicator {
  /// The diameter of the spinner, in points; hosts with a larger one set it.
  package var spinnerDiameter = 24.0

  package init() {}

  package var extent: Double { 54 }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    if state.needsWords {
      StatusLine(state).draw(on: &canvas)
    } else if state.isRunning {
      spin(progress: nil, opacity: 1, state, on: &canvas)
    } else if state.purpose == .refresh {
      let progress = state.progress.asPart
      spin(progress: progress, opacity: progress, state, on: &canvas)
    }
  }

  /// Whether the drawing changes with the pull, which is the case until the action runs.
  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.isRunning && !state.needsWords
  }

  private func spin<Canvas: IndicatorCanvas>(
    progress: Double?, opacity: Double, _ state: IndicatorState, on canvas: inout Canvas
  ) {
    canvas.spinner(
      diameter: spinnerDiameter, color: .secondary, progress: progress,
      ElementPlacement(state.center, opacity: opacity))
  }
}

extension RefreshIndicator where Self == SpinnerIndicator {
  package static var spinner: SpinnerIndicator { SpinnerIndicator() }
}
