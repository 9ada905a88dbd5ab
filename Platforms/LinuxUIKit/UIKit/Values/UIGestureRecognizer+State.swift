extension UIGestureRecognizer {
  /// Where a gesture stands.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    /// The end of a gesture that is told once.
    public static let recognized = UIGestureRecognizer.State.ended
  }
}
