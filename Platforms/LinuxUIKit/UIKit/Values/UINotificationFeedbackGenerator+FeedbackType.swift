@available(tvOS, unavailable)
extension UINotificationFeedbackGenerator {
  /// What a haptic notification says.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }
}
