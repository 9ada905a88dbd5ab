import Foundation

/// What tells of changed traits.
@available(iOS 17, tvOS 17, visionOS 1, *)
@MainActor public protocol UITraitChangeObservable {
  /// What is called with the environment and its former traits.
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a handler when one of the traits has changed.
  @discardableResult func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping Self.TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  /// Calls the handler of a registration no more.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
