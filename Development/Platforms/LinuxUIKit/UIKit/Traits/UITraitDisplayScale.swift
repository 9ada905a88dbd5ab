import Foundation

/// The trait for the number of pixels per point.
@available(iOS 17, tvOS 17, visionOS 1, *)
public struct UITraitDisplayScale: UITraitDefinition, KnownTrait {
  /// The default value.
  public static let defaultValue: CGFloat = 0

  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.scale != other.scale
  }
}
