import Foundation

/// The app.
@MainActor open class UIApplication: UIResponder {
  private static let only = UIApplication()

  /// The one app.
  open class var shared: UIApplication { only }

  /// What is posted when the app has come to the front.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// What is posted before the app leaves the front.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// What is posted when the app does not show any more.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// What is posted before the app shows again.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// How large the user wants text.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SimulatedDevice.current.contentSizeCategory
  }

  /// The direction of the language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
