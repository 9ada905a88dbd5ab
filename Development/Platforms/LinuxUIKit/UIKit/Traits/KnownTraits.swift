import Foundation

/// The trait for the accessibility contrast.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UIAccessibilityContrast.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.contrast != other.contrast
  }
}

/// The trait for the number of pixels per point.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue: CGFloat = 0

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.scale != other.scale
  }
}

/// The trait for the layout direction.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.direction != other.direction
  }
}

/// The trait for bold text.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitLegibilityWeight: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UILegibilityWeight.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.weight != other.weight
  }
}

/// The trait for the text size.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UIContentSizeCategory.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.category != other.category
  }
}

/// The trait for light and dark mode.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UIUserInterfaceStyle.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.style != other.style
  }
}
