extension UIAction {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value.
    public var rawValue: String

    /// Creates it from its value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates it from its value.
    public init(_ rawValue: String) { self.rawValue = rawValue }

  }
}
