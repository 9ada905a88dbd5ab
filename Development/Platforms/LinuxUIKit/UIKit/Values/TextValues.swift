import Foundation

/// The position of line breaks.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

/// The alignment of text in its lines.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

/// The vertical position of text whose font size was reduced.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines
  case alignCenters
  case none
}

extension UIFont {
  /// A text style, whose font size follows the preferred text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: String

    /// Creates a style from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Large title.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Title1.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Title2.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Title3.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headline.
    public static let headline = TextStyle(rawValue: "headline")
    /// Subheadline.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body.
    public static let body = TextStyle(rawValue: "body")
    /// Callout.
    public static let callout = TextStyle(rawValue: "callout")
    /// Footnote.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Caption1.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Caption2.
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
}

extension UIFont {
  /// The weight of a font.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The value.
    public var rawValue: CGFloat

    /// Creates a weight from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a weight from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Ultra light.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// Medium.
    public static let medium = Weight(rawValue: 0.23)
    /// Semibold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy.
    public static let heavy = Weight(rawValue: 0.56)
    /// Black.
    public static let black = Weight(rawValue: 0.62)
  }
}

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

/// Whether the user prefers bold text.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold
}
