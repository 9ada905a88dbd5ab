#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Indicators that stay at the edge of the viewport while the content scrolls: over it, or behind it.
  extension OverscrollHostView {
    func placeFloating() {
      for edge in OverscrollEdge.allCases where isFloating(edge) {
        placeIndicator(at: edge)
      }
    }

    /// The nearer end of a box along the axis, in points.
    ///
    /// A box over the content comes in with the pull and then stays visible. A box behind it is visible
    /// where the content has left it, and scrolls with the content that has covered it.
    func origin(of edge: OverscrollEdge, _ extent: Double) -> Double {
      let origin = engine.origin(of: edge)
      guard isFloating(edge) else { return origin - clearance(of: edge) }
      let lengths = engine.geometry[edge.axis]
      let start = engine.offset[edge.axis] + lengths.startInset
      let end = engine.offset[edge.axis] + lengths.viewportLength - lengths.endInset
      guard presenters[edge].placement == .behind else {
        return edge.isStart ? max(origin, start) : min(origin, end - extent)
      }
      if edge.isStart { return start < origin + extent ? start : origin }
      return end > origin ? end - extent : origin
    }

    /// The distance by which a box lies above its usual place, to clear a large title.
    private func clearance(of edge: OverscrollEdge) -> Double {
      edge == .top && presenters[edge].placement == .outside ? largeTitle.clearance : 0
    }

    /// Reads the large title above the header.
    ///
    /// - Returns: Whether the header lies at another place now.
    func readLargeTitle() -> Bool {
      guard largeTitle.isPossible, let scrollView else { return false }
      return largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }

    /// Whether a box has a place at the edge of the viewport, and not in the content.
    private func isFloating(_ edge: OverscrollEdge) -> Bool {
      switch presenters[edge].placement {
      case .over: isSeenWithoutPull(edge)
      case .behind: true
      case .outside, .inline, .inlineAtEnd: false
      }
    }

    private func isSeenWithoutPull(_ edge: OverscrollEdge) -> Bool {
      switch engine.phase(of: edge) {
      case .refreshing, .ending, .failed: true
      case .idle, .pulling, .armed, .waiting, .noMore: false
      }
    }
  }
#endif
