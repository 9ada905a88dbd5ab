/// Light or dark as a trait.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  /// What it is where nobody said anything.
  public static let defaultValue = UIUserInterfaceStyle.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.style != other.style
  }
}
