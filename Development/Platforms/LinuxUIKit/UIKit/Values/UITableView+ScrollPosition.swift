extension UITableView {
  /// The position to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
}
