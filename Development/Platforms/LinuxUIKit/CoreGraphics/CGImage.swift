import Foundation

/// A picture without pixels, which has only a size.
public final class CGImage: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int

  /// Creates a picture of a size, in pixels.
  @_spi(Simulation) public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Returns whether two references are to the same picture.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
