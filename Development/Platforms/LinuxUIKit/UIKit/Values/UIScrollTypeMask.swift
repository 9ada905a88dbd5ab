/// A set of kinds of scrolling devices.
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Discrete.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All.
  public static let all = UIScrollTypeMask(rawValue: 3)
}
