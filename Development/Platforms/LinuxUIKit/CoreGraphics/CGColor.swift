import Foundation

/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
  private let numbers: [CGFloat]

  /// Creates a colour in sRGB.
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    numbers = [red, green, blue, alpha]
  }

  /// Creates a colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { numbers }
  /// The alpha.
  public var alpha: CGFloat { numbers[3] }
  /// The number of components, including alpha.
  public var numberOfComponents: Int { numbers.count }

  /// Returns the colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  /// Returns whether two colours have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.numbers == other.numbers }

  /// Feeds the components into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
