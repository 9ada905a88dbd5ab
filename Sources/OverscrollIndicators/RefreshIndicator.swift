import OverscrollCore

/// Something to look at while an edge is pulled and its action runs.
///
/// A pure function from a state to a drawing; it keeps nothing between two drawings.
public protocol RefreshIndicator {
  /// The length along the axis that it needs, in points.
  var extent: Double { get }

  /// The length along the axis that it needs where it says that a page is loading, in points.
  ///
  /// As long as a row by default: ``/OverscrollCore/EdgeOptions/loadMore``.
  var pageExtent: Double { get }

  /// The pull that it is drawn for, in points: what fires where the app says nothing else.
  ///
  /// That of ``/OverscrollCore/EdgeOptions/refresh`` by default.
  var triggerDistance: Double { get }

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

  /// Whether the drawing changes with the pull alone, so that it is drawn anew in every scroll event past the edge.
  ///
  /// Asked before such a drawing, of the state that was drawn last; what says no is drawn again when its phase is
  /// another one, or a frame comes in which it turns.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether another ``IndicatorState/progress`` or ``IndicatorState/pull`` looks different; true by
  ///   default.
  func followsPull(in state: IndicatorState) -> Bool
}

extension RefreshIndicator {
  /// The length along the axis where it says that a page is loading: 44 points.
  public var pageExtent: Double { EdgeOptions.loadMore.extent }

  /// The pull that it is drawn for: 54 points.
  public var triggerDistance: Double { EdgeOptions.refresh.extent }

  /// Whether the drawing changes with time alone.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: False.
  public func isAnimated(in state: IndicatorState) -> Bool { false }

  /// Whether the drawing changes with the pull alone.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: True.
  public func followsPull(in state: IndicatorState) -> Bool { true }
}
