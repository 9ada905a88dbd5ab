extension UITableViewCell {
  /// The style of the separators.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }
}
