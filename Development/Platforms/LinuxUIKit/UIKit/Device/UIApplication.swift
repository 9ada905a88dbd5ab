import Foundation

/// The app.
@MainActor open class UIApplication: UIResponder {
  private static let only = UIApplication()

  /// The shared instance.
  open class var shared: UIApplication { only }

  /// The notification posted after the app became active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The notification posted before the app resigns active.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The notification posted after the app entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The notification posted before the app enters the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")

  /// The preferred text size.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    SimulatedDevice.current.contentSizeCategory
  }

  /// The layout direction of the language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    SimulatedDevice.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
