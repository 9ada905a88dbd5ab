import OverscrollCore

/// The layout that the engine requests along one axis, with the lengths of content and viewport.
struct AxisTarget: Equatable {
  /// The length of the content, in points.
  let content: Double
  /// The length of the viewport, in points.
  let viewport: Double
  /// The inset to hold before the content, in points.
  let startInset: Double
  /// The inset to hold after the content, in points.
  let endInset: Double
  /// The room between short content and the inset after the viewport, in points.
  let endRoom: Double
  /// Whether the indicator at the start scrolls with the content.
  let isStartInline: Bool
  /// Whether the indicator at the end scrolls with the content.
  let isEndInline: Bool
  /// Whether the start can be pulled.
  let pullsStart: Bool
  /// Whether the end can be pulled.
  let pullsEnd: Bool

  /// The resistance of the content past its edges.
  var band: RubberBand { RubberBand(extent: viewport) }
}

extension OverscrollEngine {
  @inline(never)
  func demand(along axis: OverscrollAxis) -> AxisTarget {
    let lengths = geometry[axis]
    let endInset = insetMotion(of: axis.endEdge).target
    return AxisTarget(
      content: lengths.contentLength, viewport: lengths.viewportLength,
      startInset: insetMotion(of: axis.startEdge).target, endInset: endInset,
      endRoom: extraInset(of: axis.endEdge) - endInset,
      isStartInline: isInline(axis.startEdge), isEndInline: isInline(axis.endEdge),
      pullsStart: hasControl(at: axis.startEdge), pullsEnd: hasControl(at: axis.endEdge))
  }

  @inline(never)
  private func isInline(_ edge: OverscrollEdge) -> Bool {
    guard let placement = options(of: edge)?.placement else { return false }
    return placement == .inline
  }
}
