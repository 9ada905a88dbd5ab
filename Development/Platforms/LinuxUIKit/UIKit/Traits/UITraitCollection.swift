import Foundation

/// The traits of an environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private nonisolated(unsafe) static var now = UITraitCollection(TraitValues.phone)

  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Creates a collection without traits.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection with a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Creates a collection with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory))
  }

  /// Creates a collection with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Creates a collection with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// Creates a collection with a setting for bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(weight: legibilityWeight))
  }

  /// Creates a collection with a display scale, in pixels per point.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(scale: Double(scale)))
  }

  /// Creates a collection from several; for each trait, the last value applies.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  /// The traits for the drawing or layout in progress.
  open class var current: UITraitCollection {
    get { now }
    set { now = newValue }
  }

  /// The interface style.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The layout direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  /// The display scale, in pixels per point.
  open var displayScale: CGFloat { CGFloat(values.scale ?? 0) }
  /// The contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }
  /// The kind of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The horizontal size class.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// The vertical size class.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  /// Returns whether dynamic colours may differ between two collections.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
  }

  /// Runs a closure with these traits as the current ones.
  open func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  public override var hash: Int { values.hashValue }
}
