/// What an element is to those who do not see it.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The value.
  public var rawValue: UInt64

  /// Creates it from its value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// None.
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
