import Foundation

/// How many pixels a point has, as a trait.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  /// What it is where nobody said anything.
  public static let defaultValue: CGFloat = 0

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.scale != other.scale
  }
}
