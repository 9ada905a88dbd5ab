/// The accessibility traits of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value.
  public var rawValue: UInt64

  /// Creates traits from a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static var none: UIAccessibilityTraits { [] }
  /// Button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Updates frequently.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Adjustable.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Static text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
}
