/// A kind of trait.
@available(iOS 17, tvOS 17, visionOS 1, *)
public protocol UITraitDefinition {
  /// What a trait of this kind is.
  associatedtype Value
  /// What it is where nobody said anything.
  static var defaultValue: Value { get }
}

/// A kind of trait, as what one registers for.
@available(iOS 17, tvOS 17, visionOS 1, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait of which it is known whether it changed.
protocol KnownTrait {
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool
}
