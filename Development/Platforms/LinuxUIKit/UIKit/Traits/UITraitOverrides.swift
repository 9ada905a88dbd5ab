import Foundation

/// The traits that a view or view controller sets for itself and its descendants.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitOverrides: UIMutableTraits, Equatable {
  var values = TraitValues()

  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style ?? .unspecified }
    set { values.style = newValue == .unspecified ? nil : newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction ?? .unspecified }
    set { values.direction = newValue == .unspecified ? nil : newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category ?? .unspecified }
    set { values.category = newValue == .unspecified ? nil : newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast ?? .unspecified }
    set { values.contrast = newValue == .unspecified ? nil : newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { values.weight ?? .unspecified }
    set { values.weight = newValue == .unspecified ? nil : newValue }
  }
}
