import Foundation

/// A distance with a direction, in points.
public struct CGVector: Equatable, Hashable, Sendable {
  /// The horizontal part.
  public var dx: CGFloat
  /// The vertical part.
  public var dy: CGFloat
  /// No distance.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates no distance.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
