/// The trait for the accessibility contrast.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitAccessibilityContrast: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UIAccessibilityContrast.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.contrast != other.contrast
  }
}
