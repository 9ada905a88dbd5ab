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
    /// The visible part of the indicator's length, in points, if the content reveals it.
    var revealed: Double
  }

  @inline(never)
  func sight(of edge: OverscrollEdge) -> EdgeSight {
    let along = sight(along: edge.axis)
    let space = edge.isStart ? along.startSpace : along.endSpace
    let uncovered = edge.isStart ? along.uncoveredStart : along.uncoveredEnd
    let outside = edge.isStart ? uncovered : engine.geometry[edge.axis].viewportLength - uncovered
    let inside = edge.isStart ? space : along.endRoom
    let start = space > 0 ? inside : outside
    let options = engine.options(of: edge)
    let extent = options?.extent ?? 0
    let sight = EdgeSight(
      space: space, extent: extent,
      stand: engine.isHidden(edge)
        ? .nowhere : space > 0 ? .inside : uncovered > 0 ? .outside : .nowhere,
      origin: edge.isStart ? start - extent : start,
      isSeen: edge.isStart ? along.showsStart : along.showsEnd, revealed: extent)
    switch options?.placement {
    case .over:
      return pinned(sight, at: edge, revealed: isInUse(edge) || uncovered > 0 ? extent : 0)
    case .behind:
      return pinned(sight, at: edge, revealed: min(extent, revealed(at: edge, along)))
    case .outside, .inline, .inlineAtEnd, nil: return sight
    }
  }

  /// The layout of an indicator that stays at the edge of the viewport.
  private func pinned(
    _ sight: EdgeSight, at edge: OverscrollEdge, revealed: Double
  ) -> EdgeSight {
    var sight = sight
    sight.stand = revealed > 0 && !engine.isHidden(edge) ? .outside : .nowhere
    sight.origin =
      edge.isStart ? 0 : engine.geometry[edge.axis].viewportLength - sight.extent
    sight.isSeen = revealed > 0
    sight.revealed = revealed
    return sight
  }

  /// The distance between the content and the edge of the viewport, in points.
  private func revealed(at edge: OverscrollEdge, _ along: AxisLayout) -> Double {
    let axis = edge.axis == .vertical ? vertical : horizontal
    let start = along.startSpace - axis.position + along.displacement
    let lengths = engine.geometry[edge.axis]
    return max(0, edge.isStart ? start : lengths.viewportLength - start - lengths.contentLength)
  }

  private func isInUse(_ edge: OverscrollEdge) -> Bool {
    switch engine.phase(of: edge) {
    case .idle, .noMore: false
    case .pulling, .armed, .waiting, .refreshing, .ending, .failed: true
    }
  }

  /// The pose of an indicator's drawing within its box.
  func pose(of edge: OverscrollEdge, size: SceneSize) -> ScenePose {
    let side = edge.axis == .horizontal && isRightToLeft ? edge.opposite : edge
    return ScenePose(at: side, size: size, isMirrored: isRightToLeft)
  }
}
