import CoreGraphics

/// A point in a view, in units of the view's size.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal part, from 0 to 1.
  public var x: CGFloat
  /// The vertical part, from 0 to 1.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The centre.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The centre of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The centre of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
