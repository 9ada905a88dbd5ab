extension UIAction {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates an identifier from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

  }
}
