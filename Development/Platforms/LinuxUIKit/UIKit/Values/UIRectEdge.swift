/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// Left.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// Bottom.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// Right.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All.
  public static let all = UIRectEdge(rawValue: 15)
}
