import Foundation

/// An instance of the interface of an app.
@MainActor open class UIScene: UIResponder {
  /// The notification that is posted before a scene shows again.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
}
