extension UIScrollView {
  /// The visibility of an index.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    case alwaysHidden
  }
}
