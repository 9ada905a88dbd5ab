extension UIGestureRecognizer {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The final state of a discrete gesture.
    public static let recognized = UIGestureRecognizer.State.ended
  }
}
