import Foundation

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
