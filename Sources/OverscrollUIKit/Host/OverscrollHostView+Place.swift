#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Preserves the scroll position while rows are inserted before the visible ones.
  extension OverscrollHostView {
    /// Applies a result; preserves the scroll position if the edge loads and content begins at it.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    {
      guard edge.isStart, let options = engine.options(of: edge),
        options.purpose == .load || options.scrollAnchoring == .always
      else { return body() }
      return preservingScrollPosition(at: edge, body)
    }

    /// Runs a body that inserts rows before the visible ones, and moves the content with them in
    /// the same turn.
    func preservingScrollPosition<Value>(
      at edge: OverscrollEdge, _ body: () throws -> Value
    ) rethrows -> Value {
      guard let scrollView, let seen = ScrollAnchor(in: scrollView) else { return try body() }
      let value = try body()
      // Rows with estimated sizes are measured when they become visible, which may move the visible
      // rows again.
      for _ in 0..<3 {
        // Without a window no list performs layout, but it still knows where its rows will be.
        if window != nil { scrollView.layoutIfNeeded() }
        syncFromScrollView()
        let way = seen.way(in: scrollView, along: edge.axis)
        guard abs(way) > 0.01 else { break }
        send(.scrollAnchorMoved(by: isMirrored(edge.axis) ? -way : way, at: edge))
      }
      return value
    }
  }
#endif
