/// The trait for the text size.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UIContentSizeCategory.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.category != other.category
  }
}
