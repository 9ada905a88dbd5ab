/// The lengths of a scroll view along one axis, without the extra insets that Overscroll adds.
///
/// All lengths are in points. Offsets are those of UIScrollView: 0 if the content begins at the
/// start of the viewport, and negative if the content is pulled away from there. Lengths of 2⁴⁴ or
/// more, or -2⁴⁴ or less, are invalid.
package struct AxisGeometry: Equatable, Sendable {
  /// The tolerance for distances, in points; views round offsets to the pixels of the screen.
  static let rounding = 0.5

  package let contentLength: Double
  package let viewportLength: Double
  /// The base inset before the content, without the extra inset.
  package let startInset: Double
  /// The base inset after the content, without the extra inset.
  package let endInset: Double
  /// Whether the content has rows.
  ///
  /// A header or margins alone are content that can be scrolled, and to which no page belongs.
  package let hasRows: Bool

  /// Creates the lengths of an axis.
  ///
  /// - Parameters:
  ///   - contentLength: The length of the content. A negative or invalid length counts as 0.
  ///   - viewportLength: The length of the viewport. A negative or invalid length counts as 0.
  ///   - startInset: The base inset before the content. An invalid length counts as 0.
  ///   - endInset: The base inset after the content. An invalid length counts as 0.
  ///   - hasRows: Whether the content has rows; no content has none.
  package init(
    contentLength: Double, viewportLength: Double, startInset: Double = 0, endInset: Double = 0,
    hasRows: Bool = true
  ) {
    self.contentLength = contentLength.asLength
    self.viewportLength = viewportLength.asLength
    self.startInset = startInset.orZero
    self.endInset = endInset.orZero
    self.hasRows = hasRows && contentLength.asLength > 0
  }

  /// The smallest offset at which the content is not pulled.
  package var firstOffset: Double { -startInset }

  /// The largest offset at which the content is not pulled; equal to the first one if the content
  /// is short.
  package var lastOffset: Double {
    max(firstOffset, contentLength + endInset - viewportLength)
  }

  /// Whether the content is shorter than the viewport between the insets.
  package var isShort: Bool { room > 0 }

  /// Whether the content cannot scroll.
  var fits: Bool { lastOffset - firstOffset < Self.rounding }

  /// The part of the viewport between the insets that the content leaves empty, in points.
  package var room: Double { room(besides: 0) }

  /// Returns the empty part of the viewport if a part of the content, in points, is left out.
  func room(besides part: Double) -> Double {
    max(0, viewportLength - startInset - endInset - contentLength + part)
  }

  /// Returns how far an offset is past an edge, in points; 0 if it is not past the edge.
  package func overscroll(past edge: OverscrollEdge, at offset: Double) -> Double {
    max(0, edge.isStart ? firstOffset - offset : offset - lastOffset)
  }

  /// Returns the distance left to scroll towards an edge, in points; 0 past the edge.
  package func remaining(towards edge: OverscrollEdge, at offset: Double) -> Double {
    max(0, edge.isStart ? offset - firstOffset : lastOffset - offset)
  }

  /// Whether an edge is visible at an offset, with a tolerance for the view's rounding.
  func shows(_ edge: OverscrollEdge, at offset: Double) -> Bool {
    remaining(towards: edge, at: offset) < Self.rounding
  }

  /// Returns the distance to the end of the content, in points; negative past the end and in short
  /// content.
  func distance(to edge: OverscrollEdge, from offset: Double) -> Double {
    edge.isStart ? offset - firstOffset : contentLength + endInset - viewportLength - offset
  }

  /// Returns the movement towards an edge, in points.
  ///
  /// Bouncing back from the opposite edge does not count.
  func advance(towards edge: OverscrollEdge, from before: Double, to after: Double) -> Double {
    edge.isStart
      ? min(before, lastOffset) - min(after, lastOffset)
      : max(after, firstOffset) - max(before, firstOffset)
  }

  // MARK: Right to left

  /// The same lengths, read from the opposite end.
  ///
  /// A host mirrors offsets if the list is right-to-left and they count from the left. It does the
  /// same in an inverted list whose edges are those that the user sees.
  package var mirrored: AxisGeometry {
    AxisGeometry(
      contentLength: contentLength, viewportLength: viewportLength, startInset: endInset,
      endInset: startInset, hasRows: hasRows)
  }

  /// Converts an offset to one that counts from the opposite end, and back.
  ///
  /// Short content is treated as if it filled the viewport, so that an offset at rest is at rest
  /// from both ends.
  package func mirrored(_ offset: Double) -> Double {
    max(contentLength, viewportLength - (startInset + endInset)) - viewportLength - offset
  }
}

extension Double {
  /// Numbers of this magnitude or more are invalid as lengths in points and times in seconds (557,000 years).
  static var limit: Double { 0x1p44 }

  /// Whether the number is valid as a length in points or a time in seconds; sums and products of
  /// such numbers are finite.
  var counts: Bool { magnitude < Self.limit }

  /// The number, or 0 if it is invalid.
  var orZero: Double { counts ? self : 0 }

  /// The number, or 0 if it is negative or invalid.
  @inline(never)
  var asLength: Double { max(0, orZero) }

  /// The number, or 0 if it is negative or not a number; infinite, which means never, from 2⁴⁴ on.
  @inline(never)
  var asThreshold: Double { self < Self.limit ? max(0, self) : self > 0 ? .infinity : 0 }
}
