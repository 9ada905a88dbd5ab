import OverscrollCore

/// An indicator with one line of text that describes the state of the edge.
package struct TextIndicator: Equatable, Sendable, RefreshIndicator {
  /// Creates the indicator.
  package init() {}

  /// The length along the axis: 54 points.
  package var extent: Double { 54 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: The state to draw.
  ///   - canvas: The canvas to draw on.
  package func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    StatusLine(state).draw(on: &canvas)
  }

  /// Whether the drawing changes with the pull alone; the text does not.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: False.
  package func followsPull(in state: IndicatorState) -> Bool { false }
}

extension RefreshIndicator where Self == TextIndicator {
  /// An indicator with one line of text that describes the state of the edge.
  package static var text: TextIndicator { TextIndicator() }
}
