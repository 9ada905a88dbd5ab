/// The traits that are known; nil where one is not specified.
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

  /// What a phone begins with.
  static let phone = TraitValues(
    style: .light, direction: .leftToRight, category: .large, scale: 3, contrast: .normal,
    weight: .regular, idiom: .phone, horizontal: .compact, vertical: .regular)

  /// Returns these values with those of others in front.
  func merged(with other: TraitValues) -> TraitValues {
    TraitValues(
      style: other.style ?? style, direction: other.direction ?? direction,
      category: other.category ?? category, scale: other.scale ?? scale,
      contrast: other.contrast ?? contrast, weight: other.weight ?? weight,
      idiom: other.idiom ?? idiom, horizontal: other.horizontal ?? horizontal,
      vertical: other.vertical ?? vertical)
  }
}
