extension NSLayoutConstraint {
  /// The direction of a measure.
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
