import OverscrollCore

/// An indicator with three lines that grow with the pull and turn into dots, and a label.
///
/// It is modelled on the refresh of the reader Unread. When the user pulls back, the lines shrink
/// again. While the action runs, the dots swing into a row and pulse one after the other. The
/// loading of a page has a spinner.
package struct LinesIndicator: Equatable, Sendable, RefreshIndicator {
  /// The time in which the lines vanish at the end, in seconds.
  static let closingTime = 0.35

  package init() {}

  package var extent: Double { 62 }

  package var pageExtent: Double { 60 }

  package var triggerDistance: Double { 52 }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard state.purpose == .refresh else { return SpinnerIndicator().draw(state, on: &canvas) }
    guard !state.needsWords else { return StatusLine(state).draw(on: &canvas) }
    LinesDrawing(state, held: extent, on: canvas).draw(on: &canvas)
  }

  /// Whether the dots move: while a refresh runs, and for a moment afterwards.
  package func isAnimated(in state: IndicatorState) -> Bool {
    guard state.purpose == .refresh, !state.needsWords else { return false }
    return state.isRunning || (state.phase == .ending && state.time < Self.closingTime)
  }

  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.needsWords
  }
}

extension RefreshIndicator where Self == LinesIndicator {
  package static var lines: LinesIndicator { LinesIndicator() }
}
