import CoreGraphics

/// Where something is across.
public struct HorizontalAlignment: Equatable, Sendable {
  let part: CGFloat

  /// At the leading side.
  public static let leading = HorizontalAlignment(part: 0)
  /// In the middle.
  public static let center = HorizontalAlignment(part: 0.5)
}

/// Where something is up and down.
public struct VerticalAlignment: Equatable, Sendable {
  let part: CGFloat

  /// In the middle.
  public static let center = VerticalAlignment(part: 0.5)
}

/// Where something is.
public struct Alignment: Equatable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Up and down.
  public var vertical: VerticalAlignment

  /// Creates one.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
}
