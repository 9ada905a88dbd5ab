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
