/// Edits of single rows, by identity.
///
/// Edits are applied in the order in which they were made to the rows that the source has returned.
/// They therefore survive pages and refreshes, and also apply to rows that are loaded later.
extension Paginator {
  /// Inserts a row that the source does not know yet, such as a message that is being sent.
  ///
  /// The row stays at its place until a response contains it, which then decides its place and
  /// value. If the list already shows a row with this identity, nothing changes.
  ///
  /// - Parameters:
  ///   - item: The row.
  ///   - place: Where the row is shown.
  /// - Returns: The edit, to be confirmed or rolled back.
  public func insert(_ item: Item, at place: ItemPlace) -> Edit {
    edit(machine.identity(of: item), .insert(item), at: place)
  }

  /// Changes the value of a row, also if it is loaded later.
  ///
  /// The change is applied again to the values of later responses, so that it must set values, not
  /// count or append. A change of the identity is ignored.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - change: Changes the row.
  /// - Returns: The edit, to be confirmed or rolled back.
  public func update(_ id: some Hashable, _ change: @escaping (inout Item) -> Void) -> Edit {
    edit(AnyHashable(id), .update(change))
  }

  /// Removes a row, also if it is loaded later.
  ///
  /// - Parameter id: The identity of the row.
  /// - Returns: The edit, to be confirmed or rolled back.
  public func remove(_ id: some Hashable) -> Edit { edit(AnyHashable(id), .remove) }

  /// Moves a row, also if it is loaded later.
  ///
  /// If neither the row at the place nor a row that was near it is in the list, the row is shown
  /// where the source has it.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - place: Where the row is shown.
  /// - Returns: The edit, to be confirmed or rolled back.
  public func move(_ id: some Hashable, to place: ItemPlace) -> Edit {
    edit(AnyHashable(id), .move, at: place)
  }

  private func edit(
    _ id: AnyHashable, _ change: ListEdit<Item>.Change, at place: ItemPlace? = nil
  ) -> Edit {
    let number = machine.edit(id, change, at: place)
    if number != nil { publish() }
    return Edit(self, number)
  }
}
