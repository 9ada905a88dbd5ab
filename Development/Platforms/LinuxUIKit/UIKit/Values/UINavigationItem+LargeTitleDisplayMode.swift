extension UINavigationItem {
  /// Whether a screen has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }
}
