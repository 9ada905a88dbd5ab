import Foundation

/// What has traits.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Tells that the traits are others now.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
