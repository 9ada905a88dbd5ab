/// The priority of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Float

  /// Creates a priority from its value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Required.
  public static let required = UILayoutPriority(rawValue: 1000)
  /// Default high.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// Default low.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// Fitting size level.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
