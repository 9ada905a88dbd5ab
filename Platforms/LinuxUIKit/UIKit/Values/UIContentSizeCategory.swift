import Foundation

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(rawValue: "XS")
  /// S.
  public static let small = UIContentSizeCategory(rawValue: "S")
  /// M.
  public static let medium = UIContentSizeCategory(rawValue: "M")
  /// L, with which every device begins.
  public static let large = UIContentSizeCategory(rawValue: "L")
  /// XL.
  public static let extraLarge = UIContentSizeCategory(rawValue: "XL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "XXL")
  /// XXXL.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "XXXL")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "AX1")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "AX2")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "AX3")
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(rawValue: "AX4")
  /// The last of the accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(rawValue: "AX5")
  /// What is posted when the user has chosen another one.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  private static let order = [
    "unspecified", "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("AX") }

  private var place: Int { Self.order.firstIndex(of: rawValue) ?? 0 }

  /// Returns whether one category is smaller than another.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    left.place < right.place
  }

  /// How many times larger a text is than with L: a simple rule of the stand-in.
  var scale: CGFloat {
    let scales: [CGFloat] = [1, 0.8, 0.87, 0.93, 1, 1.12, 1.24, 1.36, 1.6, 1.9, 2.35, 2.75, 3.1]
    return scales[place]
  }
}
