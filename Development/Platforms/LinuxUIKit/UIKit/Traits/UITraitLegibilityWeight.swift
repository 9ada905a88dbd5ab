/// The trait for bold text.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitLegibilityWeight: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UILegibilityWeight.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.weight != other.weight
  }
}
