/// The lengths of a scroll view along one axis, without anything that Overscroll added.
///
/// All in points. Offsets count as UIScrollView's do: 0 where the content begins at the start of the
/// viewport, smaller when it is pulled away from there. What is 2⁴⁴ and more either way is no length.
public struct AxisGeometry: Equatable, Sendable {
  /// Less than this is no distance, in points: a view rounds its offset to the pixels of its screen.
  static let rounding = 0.5

  /// The length of the content.
  public let contentLength: Double
  /// The length of the viewport.
  public let viewportLength: Double
  /// The base inset before the content: everybody's but ours.
  public let startInset: Double
  /// The base inset after the content: everybody's but ours.
  public let endInset: Double

  /// Creates the lengths of an axis.
  ///
  /// - Parameters:
  ///   - contentLength: The length of the content. Negative, or no number, counts as 0.
  ///   - viewportLength: The length of the viewport. Negative, or no number, counts as 0.
  ///   - startInset: The base inset before the content. No number counts as 0.
  ///   - endInset: The base inset after the content. No number counts as 0.
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

  /// Whether the content leaves room between the insets.
  public var isShort: Bool { room > 0 }

  /// How much room the content leaves between the insets, in points.
  var room: Double { room(besides: 0) }

  /// How much room the content leaves when so many points of it do not count.
  func room(besides part: Double) -> Double {
    max(0, viewportLength - startInset - endInset - contentLength + part)
  }

  /// How far an offset lies past an edge, in points; 0 when it does not.
  public func overscroll(past edge: OverscrollEdge, at offset: Double) -> Double {
    max(0, edge.isStart ? firstOffset - offset : offset - lastOffset)
  }

  /// How much there is still to scroll towards an edge, in points; 0 past it.
  public func remaining(towards edge: OverscrollEdge, at offset: Double) -> Double {
    max(0, edge.isStart ? offset - firstOffset : lastOffset - offset)
  }

  /// Whether an edge is in sight, but for what a view rounds away.
  func shows(_ edge: OverscrollEdge, at offset: Double) -> Bool {
    remaining(towards: edge, at: offset) < Self.rounding
  }

  // MARK: Right to left

  /// The same lengths, read from the other end.
  ///
  /// A host whose offsets count from the left mirrors those of a list that begins at the right, and
  /// those of a list that is turned upside down where its edges are to mean what the user sees.
  public var mirrored: AxisGeometry {
    AxisGeometry(
      contentLength: contentLength, viewportLength: viewportLength, startInset: endInset,
      endInset: startInset)
  }

  /// An offset as it counts from the other end; its own inverse.
  ///
  /// Content that leaves room counts as if it filled it: what is at rest is at rest from either end.
  ///
  /// - Parameter offset: An offset, in points.
  /// - Returns: The offset for ``mirrored``, in points.
  public func mirrored(_ offset: Double) -> Double {
    max(contentLength, viewportLength - (startInset + endInset)) - viewportLength - offset
  }
}

extension Double {
  /// Past this nothing is a length in points or a time in seconds: half a million years, to a frame.
  static var limit: Double { 0x1p44 }

  /// Whether it can be a length in points, or a time in seconds: sums and products of such are finite.
  var counts: Bool { magnitude < Self.limit }

  /// The number itself, or 0 where it is none that counts.
  var orZero: Double { counts ? self : 0 }
}
