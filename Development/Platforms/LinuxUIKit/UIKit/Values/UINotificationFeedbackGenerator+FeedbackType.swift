@available(tvOS, unavailable)
extension UINotificationFeedbackGenerator {
  /// The type of notification feedback.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}
