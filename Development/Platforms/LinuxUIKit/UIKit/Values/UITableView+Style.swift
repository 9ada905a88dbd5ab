extension UITableView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
}
