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
    /// A box over the content enters with the pull and then stays visible. A box behind the content
    /// is visible where the content does not cover it, and scrolls with the content that covers it.
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

    /// The distance by which a box is moved up to clear a large title.
    private func clearance(of edge: OverscrollEdge) -> Double {
      edge == .top && presenters[edge].placement == .outside ? largeTitle.clearance : 0
    }

    /// Reads the large title above the header.
    ///
    /// - Returns: Whether the header has moved.
    func readLargeTitle() -> Bool {
      guard largeTitle.isPossible, let scrollView else { return false }
      return largeTitle.update(in: scrollView, overscroll: engine.overscroll(past: .top))
    }

    /// Whether a box is positioned at the edge of the viewport rather than in the content.
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
