/// The trait for the layout direction.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitLayoutDirection: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.direction != other.direction
  }
}
