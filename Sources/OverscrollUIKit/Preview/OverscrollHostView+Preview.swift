#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Previews of edges.
  extension OverscrollHostView {
    /// Previews an edge in a phase; nil ends the preview.
    ///
    /// A list that is at the edge, or past it, stays there.
    func preview(_ phase: OverscrollPreview?, at edge: OverscrollEdge) {
      read()
      let isAtEdge =
        engine.geometry[edge.axis].remaining(towards: edge, at: engine.offset[edge.axis]) < 0.5
      show(
        phase.flatMap { phase in
          engineOptions(at: edge).map { EdgePreview(phase, of: $0, at: edge, from: now) }
        }, at: edge)
      guard isAtEdge, let scrollView else { return }
      let lengths = engine.geometry[edge.axis]
      let inset = edges[edge].preview?.extraInset ?? engine.insetMotion(of: edge).target
      let goal = edge.isStart ? lengths.firstOffset - inset : lengths.lastOffset + inset
      var offset = scrollView.contentOffset
      offset[edge.axis] = reader.direction.convert(goal, along: edge.axis, in: engine.geometry)
      writer.jump(to: offset, in: scrollView)
    }

    /// Ends a preview because the edge has changed.
    func endPreview(at edge: OverscrollEdge) {
      if edges[edge].preview != nil { show(nil, at: edge) }
    }

    /// Ends the previews when a touch begins, so that the drag does not start from a pulled list.
    func endPreviews() {
      for edge in OverscrollEdge.allCases where edges[edge].preview != nil {
        preview(nil, at: edge)
      }
    }

    private func show(_ preview: EdgePreview?, at edge: OverscrollEdge) {
      edges[edge].show(preview)
      // An event without content: every event writes the current insets.
      send(.frame)
      draw(edge)
    }
  }
#endif
