import Foundation

extension UITableView {
  /// Begins a group of changes.
  public func beginUpdates() {
    updateDepth += 1
    if updates == nil { updates = TableUpdates() }
  }

  /// Ends a group of changes and applies it.
  public func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0, let made = updates else { return }
    updates = nil
    apply(made, animated: true, completion: nil)
  }

  /// Makes changes together, and calls a completion handler after their animation.
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

  /// Whether an update is in progress.
  public var hasUncommittedUpdates: Bool { updates != nil }

  /// Inserts rows that the data source already contains.
  public func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedRows += indexPaths }
  }

  /// Deletes rows that the data source no longer contains.
  public func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedRows += indexPaths }
  }

  /// Reloads rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(animation) { $0.reloadedRows += indexPaths }
  }

  /// Updates rows in their existing cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    change(.none) { $0.reloadedRows += indexPaths }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change(.automatic) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change(animation) { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
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

  /// Applies a new order of rows; each entry is an old index path, or nil for a new row.
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
