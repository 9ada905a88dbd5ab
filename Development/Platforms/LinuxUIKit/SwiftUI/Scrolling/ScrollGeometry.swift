import CoreGraphics

/// The offset and sizes of a scroll view.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the origin of the scroll view.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets around the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view without its content insets.
  public var containerSize: CGSize
  /// Whether ``containerSize`` includes the content insets: systems may differ, so tests use both.
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

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
}

/// The context of a phase change.
@available(iOS 18, tvOS 18, visionOS 2, *)
public struct ScrollPhaseChangeContext {
  /// The geometry at the moment of the change.
  public let geometry: ScrollGeometry
}

/// The cause of a movement.
@available(iOS 18, tvOS 18, visionOS 2, *)
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nothing moves the scroll view.
  case idle
  /// A finger touches the scroll view and may move it.
  case tracking
  /// A finger moves the scroll view.
  case interacting
  /// The scroll view decelerates or bounces.
  case decelerating
  /// Code scrolls the scroll view, animated.
  case animating
}
