#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Previews of edges.
  extension OverscrollHostView {
    /// Previews an edge in a phase; nil ends the preview.
    func preview(_ phase: OverscrollPreview?, at edge: OverscrollEdge) {
      read()
      let isAtEdge = isAtEdge(edge)
      edges[edge].show(
        phase.flatMap { phase in
          engineOptions(at: edge).map { EdgePreview(phase, of: $0, at: edge, from: now) }
        })
      showPreview(at: edge)
      if isAtEdge { land(at: edge) }
    }

    /// Ends a preview because the edge has changed.
    func endPreview(at edge: OverscrollEdge) {
      guard edges[edge].preview != nil else { return }
      edges[edge].show(nil)
      showPreview(at: edge)
    }

    /// Ends the previews when a touch begins, so that the drag does not start from a pulled list.
    func endPreviews() {
      for edge in OverscrollEdge.allCases where edges[edge].preview != nil {
        preview(nil, at: edge)
      }
    }

    private func showPreview(at edge: OverscrollEdge) {
      // An event without content: every event writes the current insets.
      send(.frame)
      draw(edge)
    }

    /// Whether the list is at an edge, or past it.
    private func isAtEdge(_ edge: OverscrollEdge) -> Bool {
      let lengths = engine.geometry[edge.axis]
      return lengths.remaining(towards: edge, at: engine.offset[edge.axis]) < 0.5
    }

    /// Scrolls to the previewed edge, or back to where the list was.
    private func land(at edge: OverscrollEdge) {
      guard let scrollView else { return }
      let lengths = engine.geometry[edge.axis]
      let inset = edges[edge].preview?.extraInset ?? engine.insetMotion(of: edge).target
      let goal = edge.isStart ? lengths.firstOffset - inset : lengths.lastOffset + inset
      var offset = scrollView.contentOffset
      offset[edge.axis] = reader.direction.convert(goal, along: edge.axis, in: engine.geometry)
      writer.jump(to: offset, in: scrollView)
    }
  }
#endif
