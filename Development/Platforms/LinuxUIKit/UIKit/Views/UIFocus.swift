import Foundation

/// A change of the focused item; the simulated device has no focus.
@MainActor open class UIFocusUpdateContext: NSObject {}

/// Coordinates animations with a change of the focused item.
@MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Adds animations to those of the change.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
