import OverscrollCore

/// An indicator with three lines that grow with the pull and turn into dots, and a label.
///
/// It is modelled on the refresh of the reader Unread. When the user pulls back, the lines shrink
/// again. While the action runs, the dots swing into a row and pulse one after the other. The
/// loading of a page has a spinner.
package struct LinesIndicator: Equatable, Sendable, RefreshIndicator {
  /// The time in which the lines vanish at the end, in seconds.
  static let closingTime = 0.35

  /// Creates the indicator.
  package init() {}

  /// The length along the axis: 62 points.
  package var extent: Double { 62 }

  /// The length along the axis when it shows the loading of a page: 60 points.
  package var pageExtent: Double { 60 }

  /// The default trigger distance: 52 points.
  package var triggerDistance: Double { 52 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: The state to draw.
  ///   - canvas: The canvas to draw on.
  package func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return SpinnerIndicator().draw(state, on: &canvas) }
    guard !state.needsWords else { return StatusLine(state).draw(on: &canvas) }
    LinesDrawing(state, held: extent, on: canvas).draw(on: &canvas)
  }

  /// Whether the dots move: while a refresh runs, and for a moment afterwards.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: Whether the next frame looks different.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh, !state.needsWords else { return false }
    return state.isRunning || (state.phase == .ending && state.time < Self.closingTime)
  }

  /// Whether the drawing changes with the pull alone.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: Whether another pull may look different.
  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.needsWords
  }
}

extension RefreshIndicator where Self == LinesIndicator {
  /// An indicator with three lines that grow with the pull, and turn into dots while the action
  /// runs.
  package static var lines: LinesIndicator { LinesIndicator() }
}
