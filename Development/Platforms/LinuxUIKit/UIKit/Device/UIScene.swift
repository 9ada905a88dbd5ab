import Foundation

/// An instance of an app's interface.
@MainActor open class UIScene: UIResponder {
  /// The notification posted before a scene enters the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}
