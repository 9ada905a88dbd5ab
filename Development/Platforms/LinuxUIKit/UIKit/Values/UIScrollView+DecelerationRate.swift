extension UIScrollView {
  /// The deceleration rate, per millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value.
    public var rawValue: CGFloat

    /// Creates a rate from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Normal.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
