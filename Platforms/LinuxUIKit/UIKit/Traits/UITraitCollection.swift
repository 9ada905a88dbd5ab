import Foundation

/// Traits of an environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  private nonisolated(unsafe) static var now = UITraitCollection(TraitValues.phone)

  let values: TraitValues

  init(_ values: TraitValues) { self.values = values }

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Creates a collection that specifies the direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: layoutDirection))
  }

  /// Creates a collection that specifies the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(TraitValues(category: preferredContentSizeCategory))
  }

  /// Creates a collection that specifies light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(TraitValues(style: userInterfaceStyle))
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(TraitValues(contrast: accessibilityContrast))
  }

  /// Creates a collection that specifies bold text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(TraitValues(weight: legibilityWeight))
  }

  /// Creates a collection that specifies how many pixels a point has.
  public convenience init(displayScale scale: CGFloat) {
    self.init(TraitValues(scale: Double(scale)))
  }

  /// Creates a collection of several; the last one that specifies a trait counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.merged(with: $1.values) })
  }

  /// The traits of what is drawn or laid out now.
  open class var current: UITraitCollection {
    get { now }
    set { now = newValue }
  }

  /// Light or dark.
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The direction.
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction ?? .unspecified }
  /// The text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category ?? .unspecified }
  /// How many pixels a point has.
  open var displayScale: CGFloat { CGFloat(values.scale ?? 0) }
  /// The contrast.
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// Whether text is bold.
  open var legibilityWeight: UILegibilityWeight { values.weight ?? .unspecified }
  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// How much room there is horizontally.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal ?? .unspecified }
  /// How much room there is vertically.
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical ?? .unspecified }

  /// Returns whether colours look different with other traits.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    guard let traitCollection else { return true }
    return userInterfaceStyle != traitCollection.userInterfaceStyle
      || accessibilityContrast != traitCollection.accessibilityContrast
  }

  /// Does something with these traits as the current ones.
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
