import Foundation

/// An object that has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
