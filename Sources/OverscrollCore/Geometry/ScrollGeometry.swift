/// The lengths of a scroll view along one axis, without anything that Overscroll added.
///
/// All in points. Offsets count as UIScrollView's do: 0 where the content begins at the viewport's
/// top, smaller when it is pulled down.
public struct ScrollGeometry: Equatable, Sendable {
  /// The length of the content.
  public let contentLength: Double
  /// The length of the viewport.
  public let viewportLength: Double
  /// The base inset before the content: everybody's but ours.
  public let topInset: Double
  /// The base inset after the content: everybody's but ours.
  public let bottomInset: Double

  /// Creates the lengths of an axis.
  ///
  /// - Parameters:
  ///   - contentLength: The length of the content. Negative, or no number, counts as 0.
  ///   - viewportLength: The length of the viewport. Negative, or no number, counts as 0.
  ///   - topInset: The base inset before the content. No number counts as 0.
  ///   - bottomInset: The base inset after the content. No number counts as 0.
  public init(
    contentLength: Double, viewportLength: Double, topInset: Double = 0, bottomInset: Double = 0
  ) {
    self.contentLength = max(0, contentLength.orZero)
    self.viewportLength = max(0, viewportLength.orZero)
    self.topInset = topInset.orZero
    self.bottomInset = bottomInset.orZero
  }

  /// The smallest offset at which nothing is pulled.
  public var firstOffset: Double { -topInset }

  /// The largest offset at which nothing is pulled; the first one when the content is short.
  public var lastOffset: Double {
    max(firstOffset, contentLength + bottomInset - viewportLength)
  }

  /// How far an offset lies past an edge, in points; 0 when it does not.
  public func overscroll(past edge: OverscrollEdge, at offset: Double) -> Double {
    switch edge {
    case .top: max(0, firstOffset - offset)
    case .bottom: max(0, offset - lastOffset)
    }
  }

  /// How much there is still to scroll towards an edge, in points; 0 past it.
  public func remaining(towards edge: OverscrollEdge, at offset: Double) -> Double {
    switch edge {
    case .top: max(0, offset - firstOffset)
    case .bottom: max(0, lastOffset - offset)
    }
  }
}

extension Double {
  /// The number itself, or 0 where it is not a finite one.
  var orZero: Double { isFinite ? self : 0 }
}
