extension NSLayoutConstraint {
  /// An axis of layout.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
