import OverscrollCore

/// An indicator with one line of text that describes the state of the edge.
public struct TextIndicator: Equatable, Sendable, RefreshIndicator {
  /// Creates the indicator.
  public init() {}

  /// The length along the axis: 54 points.
  public var extent: Double { 54 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: The state to draw.
  ///   - canvas: The canvas to draw on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    StatusLine(state).draw(on: &canvas)
  }

  /// Whether the drawing changes with the pull alone; the text does not.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: False.
  public func followsPull(in state: IndicatorState) -> Bool { false }
}

extension RefreshIndicator where Self == TextIndicator {
  /// An indicator with one line of text that describes the state of the edge.
  public static var text: TextIndicator { TextIndicator() }
}
