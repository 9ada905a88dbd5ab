import Foundation

extension UICollectionView {
  /// Makes changes together, and calls a completion handler after their animation.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard self.updates == nil else {
      updates?()
      completion?(true)
      return
    }
    self.updates = TableUpdates()
    updates?()
    guard let made = self.updates else { return }
    self.updates = nil
    apply(made, completion: completion)
  }

  /// Whether an update is in progress.
  public var hasUncommittedUpdates: Bool { updates != nil }

  /// Inserts items that the data source already contains.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }

  /// Deletes items that the data source no longer contains.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }

  /// Reloads items.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows += indexPaths } }

  /// Updates items in their existing cells.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows += indexPaths }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads sections.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    if var current = updates {
      body(&current)
      updates = current
      return
    }
    var alone = TableUpdates()
    body(&alone)
    apply(alone, completion: nil)
  }

  private func apply(_ made: TableUpdates, completion: ((Bool) -> Void)?) {
    let asked = askedCounts()
    let origins = made.origins(of: counts, newCounts: asked)
    precondition(
      origins.map(\.count) == asked,
      "Invalid update: the collection has \(origins.map(\.count)) items, the data source \(asked).")
    rearrange(origins, animated: true, completion: completion)
  }

  /// Applies a new order of items; each entry is an old index path, or nil for a new item.
  func rearrange(_ origins: [[IndexPath?]], animated: Bool, completion: ((Bool) -> Void)?) {
    var kept: [IndexPath: UICollectionViewCell] = [:]
    for (section, rows) in origins.enumerated() {
      for (row, origin) in rows.enumerated() {
        guard let origin, let cell = cells.removeValue(forKey: origin) else { continue }
        kept[IndexPath(item: row, section: section)] = cell
      }
    }
    for cell in cells.values { cell.removeFromSuperview() }
    cells = kept
    for view in stripViews.values { view.removeCells() }
    counts = origins.map(\.count)
    collectionViewLayout.rearrange(origins)
    layoutIsStale = true
    let change: () -> Void = { [self] in
      AnimationBlock.note(self)
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
