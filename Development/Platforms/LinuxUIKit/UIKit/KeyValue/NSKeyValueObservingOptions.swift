/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An initial call with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
