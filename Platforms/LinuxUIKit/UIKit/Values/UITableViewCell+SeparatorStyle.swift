extension UITableViewCell {
  /// The look of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }
}
