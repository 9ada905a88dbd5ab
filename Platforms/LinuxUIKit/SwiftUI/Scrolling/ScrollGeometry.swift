import CoreGraphics

/// Where a scroll view is, and how large what is in it.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// Where the content begins to show.
  public var contentOffset: CGPoint
  /// How large the content is.
  public var contentSize: CGSize
  /// How much room there is around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without its content insets.
  public var containerSize: CGSize
  /// Whether ``containerSize`` includes the content insets: systems may differ, so both are tested.
  var hasWholeContainer = false

  /// The visible part of the content, insets included.
  public var visibleRect: CGRect {
    let added = hasWholeContainer ? EdgeInsets() : contentInsets
    return CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + added.leading + added.trailing,
        height: containerSize.height + added.top + added.bottom))
  }

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
@available(iOS 18, tvOS 18, visionOS 2, *)
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
