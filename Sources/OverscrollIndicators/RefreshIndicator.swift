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
}
