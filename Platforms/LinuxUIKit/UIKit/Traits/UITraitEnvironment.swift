import Foundation

/// An object with traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
