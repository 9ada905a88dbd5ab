/// The rule that determines the interior of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a rule from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points with a nonzero winding number are inside.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points with an odd number of crossings are inside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
