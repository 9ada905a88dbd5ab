extension UIMenuElement {
  /// Whether a menu's element is checked.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}
