import Foundation

/// An instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  /// The states of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is visible and gets events.
    case foregroundActive = 0
    /// The scene is visible, and another one or the system gets the events.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The notification posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The notification posted after a scene became active.
  public nonisolated static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")

  /// The present state.
  public internal(set) var activationState = ActivationState.foregroundActive
}
