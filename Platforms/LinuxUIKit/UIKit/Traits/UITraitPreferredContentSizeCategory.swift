/// The text size as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, KnownTrait {
  /// The text size where nobody said anything.
  public static let defaultValue = UIContentSizeCategory.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.category != other.category
  }
}
