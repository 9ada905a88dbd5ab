/// The trait for light and dark mode.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UIUserInterfaceStyle.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.style != other.style
  }
}
