#if canImport(UIKit) && !os(watchOS)
  package import OverscrollCore

  /// Indicators that stay at the edge of the viewport.
  ///
  /// The placement is a parameter: reading it from the engine would copy the edge's machine in
  /// every scroll event.
  extension OverscrollEngine {
    /// The start of an indicator that stays at the edge of the viewport; nil if it moves with the
    /// content.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - placement: The placement of the indicator.
    ///   - extent: The length of the indicator, in points.
    /// - Returns: The position in the content, in points along the axis.
    package func floatingOrigin(
      of edge: OverscrollEdge, _ placement: EdgeOptions.Placement, _ extent: Double
    ) -> Double? {
      guard isFloating(edge, placement) else { return nil }
      let (origin, lengths) = (origin(of: edge), geometry[edge.axis])
      let start = offset[edge.axis] + lengths.startInset
      let end = offset[edge.axis] + lengths.viewportLength - lengths.endInset
      guard placement == .behind else {
        return edge.isStart ? max(origin, start) : min(origin, end - extent)
      }
      if edge.isStart { return start < origin + extent ? start : origin }
      return end > origin ? end - extent : origin
    }

    /// Whether an indicator is positioned at the edge of the viewport rather than in the content.
    package func isFloating(_ edge: OverscrollEdge, _ placement: EdgeOptions.Placement) -> Bool {
      switch placement {
      case .over: isSeenWithoutPull(edge)
      case .behind: true
      case .outside, .inline, .inlineAtEnd: false
      }
    }

    private func isSeenWithoutPull(_ edge: OverscrollEdge) -> Bool {
      switch phase(of: edge) {
      case .refreshing, .ending, .failed: true
      case .idle, .pulling, .armed, .waiting, .noMore: false
      }
    }
  }
#endif
