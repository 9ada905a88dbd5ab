#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// Indicators over content that makes no room for them: `EdgeOptions.Placement.over`.
  extension OverscrollHostView {
    /// Keeps what lies over the content at the edge of the viewport while the content goes by.
    func placeFloating() {
      for edge in OverscrollEdge.allCases where looks.isOver[edge] && isFloating(edge) {
        placeIndicator(at: edge)
      }
    }

    /// Where the nearer end of a box begins along the axis, in points.
    ///
    /// What lies over the content comes in with the pull, and then stays in sight.
    func origin(of edge: OverscrollEdge, _ extent: Double) -> Double {
      let origin = engine.origin(of: edge)
      guard looks.isOver[edge], isFloating(edge) else { return origin }
      let lengths = engine.geometry[edge.axis]
      let offset = engine.offset[edge.axis]
      if edge.isStart { return max(origin, offset + lengths.startInset) }
      return min(origin, offset + lengths.viewportLength - lengths.endInset - extent)
    }

    /// Whether there is something to be seen where nobody pulls.
    private func isFloating(_ edge: OverscrollEdge) -> Bool {
      switch engine.phase(of: edge) {
      case .refreshing, .ending, .failed: true
      case .idle, .pulling, .armed, .waiting, .noMore: false
      }
    }
  }
#endif
