import OverscrollCore
import OverscrollIndicators

/// The positions of the indicators.
extension WebSession {
  /// The container of an indicator's box.
  enum Stand: Double {
    /// The indicator is hidden.
    case nowhere = 0
    /// Beside the scroller.
    case outside = 1
    /// In the scroller's space.
    case inside = 2
  }

  /// The visible layout at an edge.
  struct EdgeSight: Equatable {
    /// The length of the scroller's space at the edge, in points.
    var space: Double
    /// The length of the indicator, in points.
    var extent: Double
    var stand: Stand
    /// The distance from the start of its container to the box, in points.
    var origin: Double
    /// Whether the area of the indicator is visible.
    var isSeen: Bool
  }

  @inline(never)
  func sight(of edge: OverscrollEdge) -> EdgeSight {
    let along = sight(along: edge.axis)
    let space = edge.isStart ? along.startSpace : along.endSpace
    let uncovered = edge.isStart ? along.uncoveredStart : along.uncoveredEnd
    let outside = edge.isStart ? uncovered : engine.geometry[edge.axis].viewportLength - uncovered
    let inside = edge.isStart ? space : along.endRoom
    let start = space > 0 ? inside : outside
    let extent = engine.options(of: edge)?.extent ?? 0
    return EdgeSight(
      space: space, extent: extent,
      stand: engine.isHidden(edge)
        ? .nowhere : space > 0 ? .inside : uncovered > 0 ? .outside : .nowhere,
      origin: edge.isStart ? start - extent : start,
      isSeen: edge.isStart ? along.showsStart : along.showsEnd)
  }

  /// The pose of an indicator's drawing within its box.
  func pose(of edge: OverscrollEdge, size: SceneSize) -> ScenePose {
    let side = edge.axis == .horizontal && isRightToLeft ? edge.opposite : edge
    return ScenePose(at: side, size: size, isMirrored: isRightToLeft)
  }
}
