extension UITableView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
}
