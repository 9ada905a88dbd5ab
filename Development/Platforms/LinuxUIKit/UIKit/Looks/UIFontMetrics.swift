import Foundation

/// Scales fonts and values with the preferred text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private static let body = UIFontMetrics(forTextStyle: .body)

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { body }

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// Returns a font that scales with the preferred text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font that scales with the text size of traits.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
  }

  /// Returns a font that scales with the preferred text size, up to a maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// Returns a value scaled with the preferred text size.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a value scaled with the text size of traits.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return (value * traits.preferredContentSizeCategory.scale).rounded()
  }
}
