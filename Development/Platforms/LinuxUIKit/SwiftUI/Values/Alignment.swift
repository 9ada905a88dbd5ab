import CoreGraphics

/// A horizontal position.
public struct HorizontalAlignment: Equatable, Sendable {
  let part: CGFloat

  /// At the leading side.
  public static let leading = HorizontalAlignment(part: 0)
  /// The centre.
  public static let center = HorizontalAlignment(part: 0.5)
}

/// A vertical position.
public struct VerticalAlignment: Equatable, Sendable {
  let part: CGFloat

  /// At the top.
  public static let top = VerticalAlignment(part: 0)
  /// The centre.
  public static let center = VerticalAlignment(part: 0.5)
  /// At the bottom.
  public static let bottom = VerticalAlignment(part: 1)
}

/// A position in both directions.
public struct Alignment: Equatable, Sendable {
  /// The horizontal position.
  public var horizontal: HorizontalAlignment
  /// The vertical position.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The centre of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
}
