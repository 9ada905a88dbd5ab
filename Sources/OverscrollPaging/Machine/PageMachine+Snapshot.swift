import OverscrollCore

/// The observable state of the machine.
extension PageMachine {
  typealias Snapshot = Paginator<Item, Cursor>.Snapshot
  typealias State = Paginator<Item, Cursor>.State

  var snapshot: Snapshot {
    Snapshot(
      items: list.items, state: state, hasNext: next != nil, hasPrevious: previous != nil,
      generation: generation, revision: list.revision)
  }

  var state: State {
    if !loads.isEmpty { return .loading(Set(loads.keys)) }
    if let failure { return .failed(failure.error, failure.part) }
    if list.items.isEmpty { return .empty }
    return next == nil && previous == nil ? .end : .loaded
  }

  /// The first broken invariant; nil if all hold.
  func brokenInvariant() -> String? {
    if list.strays != 0 { return "An item is there twice, or not where it is looked for." }
    if loads.contains(where: { $0.key != $0.value.ticket.part }) { return "A load is misplaced." }
    if !isBegun, next != nil || previous != nil { return "Something follows nothing." }
    if loads.count > 1, loads[.first] != nil, options.overlap == .refreshWins {
      return "A page is loaded during a refresh."
    }
    if loads.count > 1, options.overlap == .exclusive { return "Two loads run at once." }
    return nil
  }
}
