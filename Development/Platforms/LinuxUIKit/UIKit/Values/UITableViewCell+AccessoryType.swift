extension UITableViewCell {
  /// The accessory at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
}
