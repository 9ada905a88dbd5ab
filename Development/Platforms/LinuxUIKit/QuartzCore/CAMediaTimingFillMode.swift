/// The values that apply before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a mode from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value remains.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value applies before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither applies.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
