import OverscrollCore
import OverscrollIndicators

/// The positions of the indicators.
extension WebSession {
  /// The container of an indicator's box.
  enum BoxPlace: Double {
    /// The indicator is hidden.
    case nowhere = 0
    /// Beside the scroller.
    case outside = 1
    /// In the scroller's space.
    case inside = 2
  }

  /// The visible layout at an edge.
  struct EdgeLayout: Equatable {
    /// The length of the scroller's space at the edge, in points.
    var space: Double
    /// The length of the indicator, in points.
    var extent: Double
    var boxPlace: BoxPlace
    /// The distance from the start of its container to the box, in points.
    var origin: Double
    /// Whether the area of the indicator is visible.
    var isVisible: Bool
    /// The visible part of the indicator's length, in points; the whole length while a part of one that moves with the
    /// content is visible.
    var revealed: Double
  }

  @inline(never)
  func layout(of edge: OverscrollEdge) -> EdgeLayout {
    let along = layout(along: edge.axis)
    let space = edge.isStart ? along.startSpace : along.endSpace
    let uncovered = edge.isStart ? along.uncoveredStart : along.uncoveredEnd
    let outside = edge.isStart ? uncovered : engine.geometry[edge.axis].viewportLength - uncovered
    let inside = edge.isStart ? space : along.endRoom
    let start = space > 0 ? inside : outside
    let options = engine.options(of: edge)
    let extent = options?.extent ?? 0
    let isVisible = edge.isStart ? along.showsStart : along.showsEnd
    let layout = EdgeLayout(
      space: space, extent: extent,
      boxPlace: engine.isHidden(edge)
        ? .nowhere : space > 0 ? .inside : uncovered > 0 ? .outside : .nowhere,
      origin: edge.isStart ? start - extent : start,
      isVisible: isVisible, revealed: isVisible ? extent : 0)
    switch options?.placement {
    case .over:
      return pinned(layout, at: edge, revealed: isInUse(edge) || uncovered > 0 ? extent : 0)
    case .behind:
      return pinned(layout, at: edge, revealed: min(extent, revealed(at: edge, along)))
    case .outside, .inline, .inlineAtEnd, nil: return layout
    }
  }

  /// The layout of an indicator that stays at the edge of the viewport.
  private func pinned(
    _ layout: EdgeLayout, at edge: OverscrollEdge, revealed: Double
  ) -> EdgeLayout {
    var layout = layout
    layout.boxPlace = revealed > 0 && !engine.isHidden(edge) ? .outside : .nowhere
    layout.origin =
      edge.isStart ? 0 : engine.geometry[edge.axis].viewportLength - layout.extent
    layout.isVisible = revealed > 0
    layout.revealed = revealed
    return layout
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
  func pose(of edge: OverscrollEdge, size: IndicatorSize) -> IndicatorPose {
    let side = edge.axis == .horizontal && isRightToLeft ? edge.opposite : edge
    return IndicatorPose(at: side, size: size, isMirrored: isRightToLeft)
  }
}
