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
