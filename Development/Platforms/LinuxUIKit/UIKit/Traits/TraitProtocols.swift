import Foundation

/// A kind of trait.
@available(iOS 17, tvOS 17, visionOS 1, *)
public protocol UITraitDefinition {
  /// The type of the trait's value.
  associatedtype Value
  /// The value of an unspecified trait.
  static var defaultValue: Value { get }
}

/// A trait type, as passed to a registration.
@available(iOS 17, tvOS 17, visionOS 1, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait whose changes the stand-in can detect.
protocol KnownTrait {
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool
}

/// An object that has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// An object whose trait changes can be observed.
@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor public protocol UITraitChangeObservable {
  /// A closure that receives the environment and its previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a handler when one of the traits changes.
  @discardableResult func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes.
@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Traits that can be set.
@available(iOS 17, tvOS 17, visionOS 1, *)
public protocol UIMutableTraits {
  /// The interface style.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether text is bold.
  var legibilityWeight: UILegibilityWeight { get set }
}
