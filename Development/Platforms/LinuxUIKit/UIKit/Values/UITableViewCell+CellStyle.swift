extension UITableViewCell {
  /// The layout of a cell.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
}
