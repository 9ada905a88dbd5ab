extension UITableViewCell {
  /// The style of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }
}
