#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Where the viewport and the boxes of indicators lie in the content.
  ///
  /// The placement is a parameter, so that a scroll event does not copy the edge's options. Nothing
  /// is read from the scroll view.
  extension OverscrollEngine {
    /// The bounds of the scroll view, in its own coordinates.
    func bounds(isMirrored: Bool) -> CGRect {
      let (left, lengths) = (offset.horizontal, geometry.horizontal)
      return CGRect(
        x: isMirrored ? lengths.mirrored(left) : left, y: offset.vertical,
        width: lengths.viewportLength, height: geometry.vertical.viewportLength)
    }

    /// The frame of a box: along the axis as the engine says, and at the view's resting position
    /// across it.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - placement: The placement of the indicator.
    ///   - isMirrored: Whether horizontal content begins at the right.
    ///   - clearance: The distance by which the box is moved up to clear a large title, in points.
    /// - Returns: The frame in the content; nil if the edge has no options.
    func boxFrame(
      of edge: OverscrollEdge, _ placement: EdgeOptions.Placement, isMirrored: Bool,
      clearance: Double
    ) -> CGRect? {
      guard let length = options(of: edge)?.extent else { return nil }
      let across = geometry[edge.axis == .vertical ? .horizontal : .vertical]
      let breadth = across.viewportLength
      let start =
        floatingOrigin(of: edge, placement, length)
        ?? origin(of: edge) - (placement == .outside ? clearance : 0)
      guard edge.axis == .vertical else {
        let left = isMirrored ? mirroredStart(of: edge, start, length) : start
        return CGRect(x: left, y: across.firstOffset, width: length, height: breadth)
      }
      let left = isMirrored ? across.mirrored(across.firstOffset) : across.firstOffset
      return CGRect(x: left, y: start, width: breadth, height: length)
    }

    /// The left side of a box in mirrored content.
    ///
    /// The content ends at the left. Short content still lies at the left, so the box is placed at
    /// its other side.
    private func mirroredStart(
      of edge: OverscrollEdge, _ start: Double, _ length: Double
    ) -> Double {
      let lengths = geometry.horizontal
      return lengths.contentLength - start - length + (isInline(edge) ? 0 : lengths.room)
    }

    /// The lengths of the background between the content and a box, and beyond the box, in points.
    ///
    /// The background of a box over the content is as large as the box.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - frame: The frame of the box.
    ///   - placement: The placement of the indicator.
    ///   - isAtStart: Whether the box is at the top or left side of the view.
    /// - Returns: The lengths.
    func backdrop(
      of edge: OverscrollEdge, _ frame: CGRect, _ placement: EdgeOptions.Placement, isAtStart: Bool
    ) -> (gap: Double, reach: Double) {
      if placement == .over { return (0, 0) }
      let lengths = geometry[edge.axis]
      let start = edge.axis == .vertical ? Double(frame.minY) : Double(frame.minX)
      let end = edge.axis == .vertical ? Double(frame.maxY) : Double(frame.maxX)
      return (isAtStart ? -end : start - lengths.contentLength, lengths.viewportLength)
    }

    // MARK: Boxes that stay in the viewport

    /// The start of a box that stays at the edge of the viewport; nil if it moves with the content.
    ///
    /// A box over the content enters with the pull and then stays visible. A box behind the content
    /// is visible where the content does not cover it, and scrolls with the content that covers it.
    func floatingOrigin(
      of edge: OverscrollEdge, _ placement: EdgeOptions.Placement, _ length: Double
    ) -> Double? {
      guard isFloating(edge, placement) else { return nil }
      let (origin, lengths) = (origin(of: edge), geometry[edge.axis])
      let start = offset[edge.axis] + lengths.startInset
      let end = offset[edge.axis] + lengths.viewportLength - lengths.endInset
      guard placement == .behind else {
        return edge.isStart ? max(origin, start) : min(origin, end - length)
      }
      if edge.isStart { return start < origin + length ? start : origin }
      return end > origin ? end - length : origin
    }

    /// Whether a box is positioned at the edge of the viewport rather than in the content.
    func isFloating(_ edge: OverscrollEdge, _ placement: EdgeOptions.Placement) -> Bool {
      switch placement {
      case .over: isShownWithoutPull(edge)
      case .behind: true
      case .outside, .inline, .inlineAtEnd: false
      }
    }

    private func isShownWithoutPull(_ edge: OverscrollEdge) -> Bool {
      switch phase(of: edge) {
      case .refreshing, .ending, .failed: true
      case .idle, .pulling, .armed, .waiting, .noMore: false
      }
    }
  }

  extension EdgeOptions.Placement {
    /// Whether a box may be positioned at the edge of the viewport; every scroll event asks.
    var mayFloat: Bool { self == .over || self == .behind }
  }
#endif
