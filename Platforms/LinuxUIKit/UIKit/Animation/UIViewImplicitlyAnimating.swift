import Foundation

/// What animates changes that are made in closures.
@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds someone who is told of the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
