import OverscrollCore

extension PageMachine {
  typealias Snapshot = Paginator<Item, Cursor>.Snapshot

  var snapshot: Snapshot {
    Snapshot(
      shown: shown, parts: parts, hasLoaded: isBegun, hasMore: request(for: .next) != nil,
      hasPrevious: request(for: .previous) != nil, generation: generation, revision: revision,
      changedPart: changedPart, hasReleasedStart: pages.hasReleasedStart, updated: updated)
  }

  var parts: PagePart.States {
    PagePart.States(first: state(.first), next: state(.next), previous: state(.previous))
  }

  private func state(_ part: PagePart) -> PagePart.State {
    if loads[part] != nil { return .loading }
    if let error = failures[part] { return .failed(error) }
    return isBegun && request(for: part) == nil ? .noMore : .idle
  }

  /// The first broken invariant; nil if all hold.
  func brokenInvariant() -> String? {
    if list.strays != 0 { return "An item is there twice, or not where it is looked for." }
    if loads.contains(where: { $0.key != $0.value.ticket.part }) { return "A load is misplaced." }
    if Set(items.map(list.id)).count != items.count { return "An item is shown twice." }
    if items.map(list.id) != edits.items(on: list).map(list.id) { return "The items are old." }
    if shown.isEmpty != items.isEmpty { return "The items are counted wrong." }
    if !isBegun, request(for: .next) != nil || request(for: .previous) != nil {
      return "Something follows nothing."
    }
    if failures.keys.contains(where: { loads[$0] != nil }) { return "A failure is loading." }
    if !isBegun, failures.keys.contains(where: { $0 != .first }) { return "Nothing has failed." }
    if loads.count > 1, loads[.first] != nil, options.concurrency == .refreshCancelsLoads {
      return "A page is loaded during a refresh."
    }
    if loads.count > 1, options.concurrency == .oneAtATime { return "Two loads run at once." }
    return nil
  }
}
