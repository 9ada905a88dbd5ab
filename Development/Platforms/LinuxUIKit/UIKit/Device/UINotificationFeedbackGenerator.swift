import Foundation

/// A generator of feedback for successes, warnings and errors.
@available(tvOS, unavailable)
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notification \(notificationType)")
  }

  /// Plays the feedback at a location.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
    notificationOccurred(notificationType)
  }
}
