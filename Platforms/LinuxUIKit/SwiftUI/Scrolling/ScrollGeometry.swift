import CoreGraphics

/// Where a scroll view is, and how large what is in it.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the content begins to show.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// How much room there is around the content.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  /// Creates one.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing does.
  case idle
  /// A finger is on it that may come to move it.
  case tracking
  /// A finger does.
  case interacting
  /// It moves by itself.
  case decelerating
  /// Code does, little by little.
  case animating
}
