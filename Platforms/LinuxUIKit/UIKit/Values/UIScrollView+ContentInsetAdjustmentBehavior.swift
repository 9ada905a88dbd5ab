extension UIScrollView {
  /// Which part of the safe area a scroll view adds to its insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}
