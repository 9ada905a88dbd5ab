import OverscrollCore

/// A plain spinner that comes in with the pull, as the system's own control does.
///
/// Words appear only where the sign alone would not do: a failure, a message, the end of the list.
public struct SpinnerIndicator: Equatable, Sendable, RefreshIndicator {
  /// The diameter of the spinner, in points.
  private static let diameter = 24.0

  /// Creates the indicator.
  public init() {}

  /// The length along the axis that it needs: 54 points.
  public var extent: Double { 54 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    if state.needsWords {
      StatusLine(state).draw(on: &canvas)
    } else if state.isRunning {
      spin(progress: nil, opacity: 1, state, on: &canvas)
    } else if state.purpose == .refresh {
      let progress = state.progress.asPart
      spin(progress: progress, opacity: progress, state, on: &canvas)
    }
  }

  /// Whether the drawing changes with the pull alone: until the action runs.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether another pull looks different.
  public func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.isRunning && !state.needsWords
  }

  private func spin<Canvas: SceneCanvas>(
    progress: Double?, opacity: Double, _ state: IndicatorState, on canvas: inout Canvas
  ) {
    canvas.spinner(
      diameter: Self.diameter, color: .secondary, progress: progress,
      ScenePlacement(state.center, opacity: opacity))
  }
}

extension RefreshIndicator where Self == SpinnerIndicator {
  /// A plain spinner that comes in with the pull.
  public static var spinner: SpinnerIndicator { SpinnerIndicator() }
}
