import Foundation

/// Traits that one can set.
@available(iOS 17, tvOS 17, visionOS 1, *)
public protocol UIMutableTraits {
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
}
