/// The lengths of a scroll view along one axis, without anything that Overscroll added.
///
/// All lengths are in points. Offsets are those of UIScrollView: 0 if the content begins at the
/// start of the viewport, and less if it is pulled away from there. Lengths of 2⁴⁴ or more, or -2⁴⁴
/// or less, are invalid.
public struct AxisGeometry: Equatable, Sendable {
  /// Distances below this count as 0, in points: views round offsets to the pixels of the screen.
  static let rounding = 0.5

  /// The length of the content.
  public let contentLength: Double
  /// The length of the viewport.
  public let viewportLength: Double
  /// The base inset before the content, without our extra inset.
  public let startInset: Double
  /// The base inset after the content, without our extra inset.
  public let endInset: Double

  /// Creates the lengths of an axis.
  ///
  /// - Parameters:
  ///   - contentLength: The length of the content. A negative or invalid length counts as 0.
  ///   - viewportLength: The length of the viewport. A negative or invalid length counts as 0.
  ///   - startInset: The base inset before the content. An invalid length counts as 0.
  ///   - endInset: The base inset after the content. An invalid length counts as 0.
  public init(
    contentLength: Double, viewportLength: Double, startInset: Double = 0, endInset: Double = 0
  ) {
    self.contentLength = max(0, contentLength.orZero)
    self.viewportLength = max(0, viewportLength.orZero)
    self.startInset = startInset.orZero
    self.endInset = endInset.orZero
  }

  /// The smallest offset at which nothing is pulled.
  public var firstOffset: Double { -startInset }

  /// The largest offset at which nothing is pulled; the first one when the content is short.
  public var lastOffset: Double {
    max(firstOffset, contentLength + endInset - viewportLength)
  }

  /// Whether the content is shorter than the viewport between the insets.
  package var isShort: Bool { room > 0 }

  /// The part of the viewport between the insets that the content leaves empty, in points.
  var room: Double { room(besides: 0) }

  /// The empty part of the viewport if a part of the content, in points, does not count.
  func room(besides part: Double) -> Double {
    max(0, viewportLength - startInset - endInset - contentLength + part)
  }

  /// The distance of an offset past an edge, in points; 0 if it is not past it.
  package func overscroll(past edge: OverscrollEdge, at offset: Double) -> Double {
    max(0, edge.isStart ? firstOffset - offset : offset - lastOffset)
  }

  /// The distance left to scroll towards an edge, in points; 0 past it.
  package func remaining(towards edge: OverscrollEdge, at offset: Double) -> Double {
    max(0, edge.isStart ? offset - firstOffset : lastOffset - offset)
  }

  /// Whether an edge is visible, within the rounding of a view.
  func shows(_ edge: OverscrollEdge, at offset: Double) -> Bool {
    remaining(towards: edge, at: offset) < Self.rounding
  }

  /// The distance to the end of the content, in points; negative past it, and in short content.
  func distance(to edge: OverscrollEdge, from offset: Double) -> Double {
    edge.isStart ? offset - firstOffset : contentLength + endInset - viewportLength - offset
  }

  /// The movement towards an edge, in points.
  ///
  /// Bouncing back from the opposite edge does not count.
  func advance(towards edge: OverscrollEdge, from before: Double, to after: Double) -> Double {
    edge.isStart
      ? min(before, lastOffset) - min(after, lastOffset)
      : max(after, firstOffset) - max(before, firstOffset)
  }

  // MARK: Right to left

  /// The same lengths, read from the other end.
  ///
  /// A host whose offsets count from the left mirrors those of a right-to-left list, and those of
  /// an inverted list if its edges are the ones that the user sees.
  package var mirrored: AxisGeometry {
    AxisGeometry(
      contentLength: contentLength, viewportLength: viewportLength, startInset: endInset,
      endInset: startInset)
  }

  /// Converts an offset to one that counts from the other end, and back.
  ///
  /// Short content counts as if it filled the viewport, so that a resting offset rests from either
  /// end.
  ///
  /// - Parameter offset: An offset, in points.
  /// - Returns: The offset for ``mirrored``, in points.
  package func mirrored(_ offset: Double) -> Double {
    max(contentLength, viewportLength - (startInset + endInset)) - viewportLength - offset
  }
}

extension Double {
  /// Numbers of this magnitude or more are invalid as lengths in points and times in seconds (557,000 years).
  static var limit: Double { 0x1p44 }

  /// Whether the number is valid as a length in points or a time in seconds: sums and products of
  /// such numbers are finite.
  var counts: Bool { magnitude < Self.limit }

  /// The number, or 0 if it is invalid.
  var orZero: Double { counts ? self : 0 }
}
