extension UIView {
  /// Whether the tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }
}
