import Foundation

extension UITableView {
  /// Says how cells of a name are made; nil forgets it.
  ///
  /// Without Objective-C only the class `UITableViewCell` itself can be made from its name: for others
  /// a test registers a closure.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    factories[identifier] =
      cellClass == nil
      ? nil : { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  /// Says how cells of a name are made.
  @_spi(Simulation) public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) {
    factories[identifier] = make
  }

  /// Returns a cell that shows no more, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = spare[identifier]?.popLast() else { return factories[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  /// Returns a cell that shows no more, or a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
