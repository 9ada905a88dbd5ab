extension UIControl {
  /// Where a control's content stands vertically.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }
}
