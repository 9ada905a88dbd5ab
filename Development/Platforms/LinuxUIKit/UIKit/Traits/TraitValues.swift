/// The specified traits; unspecified ones are nil.
struct TraitValues: Hashable, Sendable {
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var category: UIContentSizeCategory?
  var scale: Double?
  var contrast: UIAccessibilityContrast?
  var weight: UILegibilityWeight?
  var idiom: UIUserInterfaceIdiom?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?

  /// The initial traits of a phone.
  static let phone = TraitValues(
    style: .light, direction: .leftToRight, category: .large, scale: 3, contrast: .normal,
    weight: .regular, idiom: .phone, horizontal: .compact, vertical: .regular)

  /// Returns these values, overridden by the specified ones of another set.
  func merged(with other: TraitValues) -> TraitValues {
    TraitValues(
      style: other.style ?? style, direction: other.direction ?? direction,
      category: other.category ?? category, scale: other.scale ?? scale,
      contrast: other.contrast ?? contrast, weight: other.weight ?? weight,
      idiom: other.idiom ?? idiom, horizontal: other.horizontal ?? horizontal,
      vertical: other.vertical ?? vertical)
  }
}
