@available(tvOS, unavailable)
extension UINotificationFeedbackGenerator {
  /// The kind of a feedback.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}
