extension PageMachine {
  typealias Archive = PaginatorArchive<Item, Cursor>

  /// The list with the confirmed edits; nil before the first page.
  func archive(at time: Double) -> Archive? {
    guard isBegun else { return nil }
    var edits = edits
    for edit in edits.edits where edit.confirmation == nil {
      _ = edits.rollBack(edit.number, on: list)
    }
    let replay = edits.replay(on: list)
    let items = replay.items
    var (placed, guests): ([Archive.Placed], [Int]) = ([], [])
    for (index, item) in (edits.isEmpty ? [] : items).enumerated() {
      if let spot = replay.spot(of: list.id(item)) {
        placed.append(Archive.Placed(index: index, end: spot.end))
      } else if edits.isGuest(item) {
        guests.append(index)
      }
    }
    return Archive(
      items: items, time: time, next: next, previous: previous,
      earlier: pages.released[.start, default: []].map(\.cursor),
      later: pages.released[.end, default: []].map(\.cursor), placed: placed, guests: guests)
  }

  /// Fills an empty list.
  mutating func restore(_ archive: Archive) {
    let ends = Dictionary(
      archive.placed.map { ($0.index, $0.end) }, uniquingKeysWith: { first, _ in first })
    var returned: [Item] = []
    var placed: [(item: Item, gap: Int, end: RowPlace.End?)] = []
    for (index, item) in archive.items.enumerated() {
      if let end = ends[index] {
        placed.append((item, returned.count, end))
      } else {
        returned.append(item)
      }
    }
    list.replaceAll(returned)
    (next, previous, isBegun) = (archive.next, archive.previous, true)
    pages.replaceAll(
      PaginatorPage([], next: next, previous: previous), loadedRows(list.items))
    pages.restore([
      .start: archive.earlier.map { $0.map(Request.next) ?? .first },
      .end: archive.later.map { $0.map(Request.previous) ?? .first },
    ])
    for row in placed { edits.restore(row.item, row.gap, row.end, on: list) }
    edits.restoreGuests(
      archive.guests.filter(archive.items.indices.contains).map { list.id(archive.items[$0]) },
      on: list)
    settle()
  }
}
