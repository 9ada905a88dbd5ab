import Foundation

extension UITableView {
  /// Registers a cell class; nil removes the registration.
  ///
  /// Without Objective-C, only `UITableViewCell` itself can be created from its class; for
  /// subclasses, a test registers a closure.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    factories[identifier] =
      cellClass == nil
      ? nil : { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  }

  /// Registers a closure that creates cells with an identifier.
  @_spi(Simulation) public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> UITableViewCell
  ) {
    factories[identifier] = make
  }

  /// Returns a cell that is no longer visible, or nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = spare[identifier]?.popLast() else { return factories[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  /// Returns a cell that is no longer visible, or a new one.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
