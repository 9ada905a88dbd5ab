#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// What is seen keeps its place when rows come in before it.
  extension OverscrollHostView {
    /// Lets rows come in at an edge, before what is seen where the edge is one that content begins at and loads.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    {
      guard edge.isStart, let options = engine.options(of: edge),
        options.purpose == .load || options.scrollAnchoring == .always
      else { return body() }
      return preservingScrollPosition(at: edge, body)
    }

    /// Does what puts rows in before what is seen, and takes the content along in the same turn.
    func preservingScrollPosition<Value>(
      at edge: OverscrollEdge, _ body: () throws -> Value
    ) rethrows -> Value {
      guard let scrollView, let seen = ScrollAnchor(in: scrollView) else { return try body() }
      let value = try body()
      // Rows that were guessed are measured where they come into sight, and may move what is seen once more.
      for _ in 0..<3 {
        // Out of a window no list is laid out; it knows all the same where its rows will be.
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
