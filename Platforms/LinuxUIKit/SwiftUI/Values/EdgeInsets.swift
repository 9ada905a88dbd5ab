import CoreGraphics

/// Distances from the sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From where lines begin.
  public var leading: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From where lines end.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates none.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
