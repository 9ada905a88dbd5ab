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

    /// Puts a box before the content or behind it, where that is not so yet.
    func layer(_ view: IndicatorView, at edge: OverscrollEdge) {
      let isOver = engine.options(of: edge)?.placement == .over
      guard isOver != looks.isOver[edge] else { return }
      looks.isOver[edge] = isOver
      if isOver {
        scrollView?.bringSubviewToFront(view)
      } else {
        scrollView?.sendSubviewToBack(view)
      }
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
