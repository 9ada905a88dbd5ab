import OverscrollCore
import OverscrollIndicators

/// Where the indicators are seen.
extension WebSession {
  /// Where the box of an indicator stands.
  enum Stand: Double {
    /// Nowhere: there is nothing to see.
    case nowhere = 0
    /// Beside the scroller.
    case outside = 1
    /// In the space that the scroller keeps.
    case inside = 2
  }

  /// What is seen at an edge.
  struct EdgeSight: Equatable {
    /// The room that the scroller keeps there, in points.
    var space: Double
    /// The length of the indicator, in points.
    var extent: Double
    var stand: Stand
    /// Where the box of the indicator begins, in points from the start of what it stands in.
    var origin: Double
    /// Whether the room of the indicator is in sight.
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

  /// How the drawing of an indicator lies in its box.
  func pose(of edge: OverscrollEdge, size: SceneSize) -> ScenePose {
    let side = edge.axis == .horizontal && isRightToLeft ? edge.opposite : edge
    return ScenePose(at: side, size: size, isMirrored: isRightToLeft)
  }
}
