import OverscrollCore

/// Words alone: one line that says where the edge stands.
public struct TextIndicator: Equatable, Sendable, RefreshIndicator {
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
    StatusLine(state).draw(on: &canvas)
  }

  /// Whether the drawing changes with the pull alone: words do not.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: False.
  public func followsPull(in state: IndicatorState) -> Bool { false }
}

extension RefreshIndicator where Self == TextIndicator {
  /// Words alone: one line that says where the edge stands.
  public static var text: TextIndicator { TextIndicator() }
}
