extension PageMachine {
  /// The rows of a page that must be known to release it; none if no page is released.
  func loadedRows(_ items: [Item]) -> [AnyHashable] {
    options.pageLimit == nil ? [] : items.map(list.id)
  }

  /// The share of the rows that the outermost page at an end has; nil if it is not to be released.
  mutating func releasableShare(at end: RowPlace.End) -> Double? {
    guard let rows = releasableRows(at: end) else { return nil }
    return Double(rows.count) / Double(max(1, items.count))
  }

  /// Releases the outermost page at an end if there are too many pages; returns whether it did.
  mutating func releasePage(at end: RowPlace.End) -> Bool {
    guard let rows = releasableRows(at: end) else { return false }
    if !edits.isEmpty { edits.renumber(on: list) }
    list.remove(rows)
    edits.forgetGuests(on: list)
    let (request, cursor) = pages.releaseOutermost(end)
    answered.remove(request)
    if end == .start { previous = cursor } else { next = cursor }
    settle()
    changedPart = end == .start ? .previous : .next
    return true
  }

  private mutating func releasableRows(at end: RowPlace.End) -> Range<Int>? {
    guard let limit = options.pageLimit, loads.isEmpty, pages.count(in: list) > limit else {
      return nil
    }
    settleWaiting()
    let rows = pages.outermostRows(end, in: list) { [edits] row in !edits.isGuest(row) }
    return rows.flatMap { edits.concern($0, of: list) ? nil : $0 }
  }
}
