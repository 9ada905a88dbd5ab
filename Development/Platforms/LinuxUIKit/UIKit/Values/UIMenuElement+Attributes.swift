extension UIMenuElement {
  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Keeps menu presented.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }
}
