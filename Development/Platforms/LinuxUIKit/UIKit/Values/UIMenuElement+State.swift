extension UIMenuElement {
  /// The state of a menu element's checkmark.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}
