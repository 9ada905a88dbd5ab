import Foundation

/// A registration for trait changes.
@MainActor final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ old: TraitValues, _ new: TraitValues) -> Bool {
    traits.contains { ($0 as? any KnownTrait.Type)?.differs(old, new) ?? (old != new) }
  }
}
