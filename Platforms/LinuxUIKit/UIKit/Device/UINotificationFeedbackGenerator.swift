import Foundation

/// What lets the hand feel how something ended.
@available(tvOS, unavailable)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Something ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notification \(notificationType)")
  }

  /// Something ended at a place.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
