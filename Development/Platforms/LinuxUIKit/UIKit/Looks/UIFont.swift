import Foundation

/// A font, which has only metrics.
open class UIFont: NSObject, @unchecked Sendable {
  /// The size, in points.
  public let pointSize: CGFloat
  /// The name.
  public let fontName: String
  let weight: Weight
  let textStyle: TextStyle?

  init(
    pointSize: CGFloat, weight: Weight, name: String = ".SystemFont", textStyle: TextStyle? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    self.textStyle = textStyle
    fontName = name
  }

  /// Returns the system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .regular)
  }

  /// Returns the system's font with a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the system's bold font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: .bold)
  }

  /// Returns the system's font with monospaced digits.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight
  ) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }

  /// Returns the font of a text style for the preferred text size.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style for the text size of traits.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = style.usualSize * traits.preferredContentSizeCategory.scale
    return UIFont(
      pointSize: size.rounded(), weight: style == .headline ? .semibold : .regular,
      textStyle: style)
  }

  /// The size of a label's font.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of a button's font.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's font.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small font.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight, name: fontName)
  }

  /// The ascender, in points.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The descender, in points; negative.
  open var descender: CGFloat { -pointSize * 0.25 }
  /// The line height: 1.2 times the size, a simple rule of the stand-in.
  open var lineHeight: CGFloat { (pointSize * 1.2).rounded(.up) }
  /// The height of capital letters.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of the letter x.
  open var xHeight: CGFloat { pointSize * 0.5 }
  /// The space between lines.
  open var leading: CGFloat { 0 }
  /// The name of the font family.
  open var familyName: String { fontName }

  /// The width of each letter: half the size, a simple rule of the stand-in.
  var letterWidth: CGFloat { pointSize / 2 }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && weight == other.weight && fontName == other.fontName
  }

  public override var hash: Int { pointSize.hashValue }
}

extension UIFont.TextStyle {
  var usualSize: CGFloat {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }
}
