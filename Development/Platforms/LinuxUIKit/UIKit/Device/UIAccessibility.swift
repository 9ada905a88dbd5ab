import Foundation

/// Accessibility settings and notifications.
public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public var rawValue: UInt32

    /// Creates a notification from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// An announcement to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Parts of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The content scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// A new screen appeared.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// The notification for a change of VoiceOver's status.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification for a change of the Reduce Motion setting.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Posts a notification, which the device records.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    SimulatedDevice.current.posts.append(
      AccessibilityPost(notification: notification, argument: argument))
  }

  /// Whether VoiceOver is running.
  @MainActor public static var isVoiceOverRunning: Bool { SimulatedDevice.current.flags.voiceOver }
  /// Whether Switch Control is running.
  @MainActor public static var isSwitchControlRunning: Bool {
    SimulatedDevice.current.flags.switchControl
  }
  /// Whether Reduce Motion is on.
  @MainActor public static var isReduceMotionEnabled: Bool {
    SimulatedDevice.current.flags.reduceMotion
  }
  /// Whether Reduce Transparency is on.
  @MainActor public static var isReduceTransparencyEnabled: Bool {
    SimulatedDevice.current.flags.reduceTransparency
  }
  /// Whether transitions should cross-fade instead of slide.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    SimulatedDevice.current.flags.crossFade
  }
}
