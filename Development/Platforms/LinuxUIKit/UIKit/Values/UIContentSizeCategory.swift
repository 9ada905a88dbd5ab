import Foundation

/// The preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public var rawValue: String

  /// Creates a category from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// S.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// M.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// L, the default.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// XL.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// XXXL.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")
  /// The notification posted when the user changes the text size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static let order = [
    "unspecified", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// Whether the category is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }

  private var place: Int { Self.order.firstIndex(of: rawValue) ?? 0 }

  /// Returns whether one category is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place < right.place
  }

  /// The text scale relative to L, by a simple rule of the stand-in.
  var scale: CGFloat {
    let scales: [CGFloat] = [1, 0.8, 0.87, 0.93, 1, 1.12, 1.24, 1.36, 1.6, 1.9, 2.35, 2.75, 3.1]
    return scales[place]
  }
}
