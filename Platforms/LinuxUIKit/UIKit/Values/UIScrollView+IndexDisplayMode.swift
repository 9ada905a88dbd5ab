extension UIScrollView {
  /// Whether an index shows.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    case alwaysHidden
  }
}
