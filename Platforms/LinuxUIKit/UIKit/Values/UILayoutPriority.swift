/// How much a constraint matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value.
  public var rawValue: Float

  /// Creates it from its value.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates it from its value.
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
