import OverscrollCore

/// The visual representation of an edge while it is pulled and while its action runs.
///
/// An indicator is a pure function from a state to a drawing; it keeps nothing between two
/// drawings.
public protocol RefreshIndicator {
  /// The length along the axis, in points.
  var extent: Double { get }

  /// The length along the axis when it shows the loading of a page, in points.
  ///
  /// The default is 44, the height of a row.
  var pageExtent: Double { get }

  /// The default trigger distance of a refresh with this indicator, in points.
  ///
  /// The default is 54.
  var triggerDistance: Double { get }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: The state to draw.
  ///   - canvas: The canvas to draw on; its origin is the top leading corner of the indicator's
  ///     box.
  func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas)

  /// Whether the drawing changes with time alone, so that the host has to draw every frame.
  ///
  /// Called after every drawing. If it returns false, the host draws again only when the state
  /// changes.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: Whether the next frame looks different; false by default. Spinners rotate without
  ///   it.
  func isAnimated(in state: IndicatorState) -> Bool

  /// Whether the drawing changes with the pull alone, so that the host draws it in every scroll
  /// event.
  ///
  /// Called before such a drawing, with the state that was drawn last. If it returns false, the
  /// host draws again only when the phase changes or while the arrow rotates.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: Whether a different ``IndicatorState/progress`` or ``IndicatorState/pull`` looks
  ///   different; true by default.
  func followsPull(in state: IndicatorState) -> Bool
}

extension RefreshIndicator {
  /// The length along the axis when it shows the loading of a page: 44 points.
  public var pageExtent: Double { EdgeOptions.loadMore.extent }

  /// The default trigger distance: 54 points.
  public var triggerDistance: Double { EdgeOptions.refresh.extent }

  /// Whether the drawing changes with time alone.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: False.
  public func isAnimated(in state: IndicatorState) -> Bool { false }

  /// Whether the drawing changes with the pull alone.
  ///
  /// - Parameter state: The visible state.
  /// - Returns: True.
  public func followsPull(in state: IndicatorState) -> Bool { true }
}
