import Foundation

extension UITableView {
  /// Begins changes that are made together.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil { updates = TableUpdates() }
  }

  /// Makes the changes since their beginning.
  public func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0, let made = updates else { return }
    updates = nil
    apply(made, animated: true, completion: nil)
  }

  /// Makes changes together, and tells when they have come to rest.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0, let made = self.updates else { return }
    self.updates = nil
    apply(made, animated: true, completion: completion)
  }

  /// Whether changes were begun and not made.
  public var hasUncommittedUpdates: Bool { updates != nil }

  /// Puts rows in that the data source has already.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedRows += indexPaths }
  }

  /// Takes rows out that the data source has no more.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedRows += indexPaths }
  }

  /// Asks for rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedRows += indexPaths }
  }

  /// Asks for rows anew, in the cells that they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.none) { $0.reloadedRows += indexPaths }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Puts sections in.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections out.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  private func change(
    _ animation: UITableView.RowAnimation, _ body: (inout TableUpdates) -> Void
  ) {
    if var current = updates {
      body(&current)
      updates = current
      return
    }
    var alone = TableUpdates()
    body(&alone)
    apply(alone, animated: animation != .none, completion: nil)
  }

  private func apply(
    _ made: TableUpdates, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    let asked = askedCounts()
    let origins = made.origins(of: tableLayout.sections.map(\.rows.count), newCounts: asked)
    precondition(
      origins.map(\.count) == asked,
      "Invalid update: the table has \(origins.map(\.count)) rows, the data source \(asked).")
    rearrange(origins, animated: animated, completion: completion)
  }

  /// Takes a new order of rows: each was somewhere before, or is new.
  func rearrange(_ origins: [[IndexPath?]], animated: Bool, completion: ((Bool) -> Void)?) {
    let old = tableLayout
    var kept: [IndexPath: UITableViewCell] = [:]
    for (section, rows) in origins.enumerated() {
      for (row, origin) in rows.enumerated() {
        guard let origin, let cell = cells.removeValue(forKey: origin) else { continue }
        kept[IndexPath(row: row, section: section)] = cell
      }
    }
    for path in cells.keys { drop(path) }
    cells = kept
    tableLayout.sections = origins.enumerated().map { makeSection($0, origins: $1, from: old) }
    let change: () -> Void = { [self] in
      AnimationBlock.note(self)
      applyContentSize()
      setNeedsLayout()
      layoutIfNeeded()
    }
    guard animated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(change)
      completion?(true)
      return
    }
    UIView.animate(withDuration: 0.3, animations: change, completion: completion)
  }
}
