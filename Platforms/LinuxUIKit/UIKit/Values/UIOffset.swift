import Foundation

/// A shift, in points.
public struct UIOffset: Equatable, Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)

  /// Creates a shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
