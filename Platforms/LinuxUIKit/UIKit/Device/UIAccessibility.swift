import Foundation

/// What those need who do not see, or not well.
public enum UIAccessibility {
  /// What can be told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: UInt32

    /// Creates a kind from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something to say.
    public static let announcement = Notification(rawValue: 1008)
    /// Parts of the screen have changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// The screen is another one.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// What is posted when VoiceOver begins or ends.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// What is posted when the user wants less motion, or no longer.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Tells something; the device keeps it.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    SimulatedDevice.current.posts.append(
      AccessibilityPost(notification: notification, argument: argument))
  }

  /// Whether VoiceOver reads the screen.
  @MainActor public static var isVoiceOverRunning: Bool { SimulatedDevice.current.flags.voiceOver }
  /// Whether switches operate the device.
  @MainActor public static var isSwitchControlRunning: Bool {
    SimulatedDevice.current.flags.switchControl
  }
  /// Whether the user wants less motion.
  @MainActor public static var isReduceMotionEnabled: Bool {
    SimulatedDevice.current.flags.reduceMotion
  }
  /// Whether the user wants less transparency.
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    SimulatedDevice.current.flags.reduceTransparency
  }
  /// Whether the user wants fading instead of sliding.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    SimulatedDevice.current.flags.crossFade
  }
}
