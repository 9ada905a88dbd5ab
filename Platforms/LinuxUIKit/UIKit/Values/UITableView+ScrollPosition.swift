extension UITableView {
  /// Where a row is to be scrolled to.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
