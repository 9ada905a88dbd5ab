extension UIScrollView {
  /// The part of the safe area that a scroll view adds to its insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}
