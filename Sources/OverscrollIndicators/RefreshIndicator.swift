/// Something to look at while an edge is pulled and its action runs.
///
/// A pure function from a state to a drawing; it keeps nothing between two drawings.
public protocol RefreshIndicator {
  /// The length along the axis that it needs, in points.
  var extent: Double { get }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on; its origin is the top leading corner of the indicator's box.
  func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas)

  /// Whether the drawing changes with time alone, so that frames are wanted while it is seen.
  ///
  /// Asked with every drawing; without it a state is drawn again only when it is another one.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether the next frame looks different; false by default. A spinner turns without it.
  func isAnimated(in state: IndicatorState) -> Bool
}

extension RefreshIndicator {
  /// Whether the drawing changes with time alone.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: False.
  public func isAnimated(in state: IndicatorState) -> Bool { false }
}
