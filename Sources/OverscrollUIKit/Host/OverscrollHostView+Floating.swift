#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Indicators that stay at the edge of the viewport while the content scrolls: over it, or behind it.
  extension OverscrollHostView {
    func placeFloating() {
      for edge in OverscrollEdge.allCases where engine.isFloating(edge, edges[edge].placement) {
        placeIndicator(at: edge)
      }
    }

    /// The nearer end of a box along the axis, in points.
    ///
    /// A box over the content enters with the pull and then stays visible. A box behind the content
    /// is visible where the content does not cover it, and scrolls with the content that covers it.
    func origin(of edge: OverscrollEdge, _ extent: Double) -> Double {
      engine.floatingOrigin(of: edge, edges[edge].placement, extent)
        ?? engine.origin(of: edge) - clearance(of: edge)
    }

    /// The distance by which a box is moved up to clear a large title.
    private func clearance(of edge: OverscrollEdge) -> Double {
      edge == .top && edges[edge].placement == .outside ? largeTitle.clearance : 0
    }

    /// Reads the large title above the header.
    ///
    /// - Returns: Whether the header has moved.
    func readLargeTitle() -> Bool {
      guard largeTitle.isPossible, let scrollView else { return false }
      return largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }
  }
#endif
