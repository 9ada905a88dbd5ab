/// Applies edits to a list, in a time that depends on the edits, except for one copy of the items.
///
/// Placed rows are in gaps: gap 0 precedes the first row of the list, and gap n follows its row n.
/// Removed rows keep their places, so that other rows stay next to them.
struct EditReplay<Item> {
  private let list: ItemList<Item>
  private let id: (Item) -> AnyHashable
  /// The values of changed and placed rows.
  private var values: [AnyHashable: Item] = [:]
  /// The rows of the list that are placed elsewhere.
  private var moved: Set<AnyHashable> = []
  private var removed: Set<AnyHashable> = []
  private var gaps: [Int: [AnyHashable]] = [:]
  private var gapOfRow: [AnyHashable: Int] = [:]
  /// The rows that are at an end of the list, and not next to another row.
  private(set) var ends: [AnyHashable: RowPlace.End] = [:]
  private(set) var editCounts: [AnyHashable: Int] = [:]

  init(_ edits: some Sequence<ListEdit<Item>>, on list: ItemList<Item>) {
    (self.list, id) = (list, list.id)
    for edit in edits { apply(edit) }
  }

  /// Whether a row is where an edit has placed it.
  func isPlaced(_ row: AnyHashable) -> Bool { gapOfRow[row] != nil }

  /// Whether a row has a place; it may be removed.
  private func hasPlace(_ row: AnyHashable) -> Bool {
    isPlaced(row) || (list.index(of: row) != nil && !moved.contains(row))
  }

  /// The ends of the list that a placed row is at, before or after all rows of the list.
  func ends(of row: AnyHashable) -> Set<RowPlace.End> {
    guard let gap = gapOfRow[row] else { return [] }
    return Set((gap == 0 ? [.start] : []) + (gap == list.items.count ? [.end] : []))
  }

  func isPresent(_ row: AnyHashable) -> Bool { hasPlace(row) && !removed.contains(row) }

  private func value(_ row: AnyHashable) -> Item? {
    values[row] ?? list.index(of: row).map { list.items[$0] }
  }

  mutating func apply(_ edit: ListEdit<Item>) {
    let row = edit.id
    editCounts[row, default: 0] += 1
    switch edit.change {
    case .insert(let item):
      guard !isPresent(row) else { return }
      values[row] = item
      put(row, at: edit.place)
    case .update:
      if isPresent(row) { values[row] = edit.applied(to: value(row), id) }
    case .remove:
      if hasPlace(row) { removed.insert(row) }
    case .move: move(row, to: edit.place)
    }
  }

  private mutating func move(_ row: AnyHashable, to place: RowPlace?) {
    guard isPresent(row), let place, let item = value(row) else { return }
    // Without its neighbours, a moved row stays where it is.
    if case .near(let neighbours, _) = place,
      !neighbours.contains(where: { $0.id != row && hasPlace($0.id) })
    {
      return
    }
    values[row] = item
    put(row, at: place)
  }

  // MARK: Gaps

  private struct Spot {
    let gap: Int
    let index: Int
    var end: RowPlace.End?
  }

  private func spot(_ place: RowPlace) -> Spot? {
    switch place {
    case .end(let end): return spot(end)
    case .near(let neighbours, let end):
      return neighbours.lazy.compactMap { spot($0) }.first ?? spot(end)
    }
  }

  private func spot(_ end: RowPlace.End) -> Spot {
    let count = list.items.count
    return end == .start
      ? Spot(gap: 0, index: 0, end: end)
      : Spot(gap: count, index: gaps[count]?.count ?? 0, end: end)
  }

  private func spot(_ neighbour: RowPlace.Neighbour) -> Spot? {
    if let gap = gapOfRow[neighbour.id], let index = gaps[gap]?.firstIndex(of: neighbour.id) {
      return Spot(gap: gap, index: neighbour.precedes ? index + 1 : index)
    }
    guard hasPlace(neighbour.id), let index = list.index(of: neighbour.id) else { return nil }
    return neighbour.precedes
      ? Spot(gap: index + 1, index: 0) : Spot(gap: index, index: gaps[index]?.count ?? 0)
  }

  /// Takes a row from its place, and puts it at another one.
  private mutating func put(_ row: AnyHashable, at place: RowPlace?) {
    take(row)
    if list.index(of: row) != nil { moved.insert(row) }
    removed.remove(row)
    guard let place, let spot = spot(place) else { return }
    gaps[spot.gap, default: []].insert(row, at: spot.index)
    gapOfRow[row] = spot.gap
    ends[row] = spot.end
  }

  private mutating func take(_ row: AnyHashable) {
    guard let gap = gapOfRow.removeValue(forKey: row) else { return }
    gaps[gap]?.removeAll { $0 == row }
    ends[row] = nil
  }

  // MARK: Places

  /// A position between two rows.
  private struct Cursor {
    var gap: Int
    /// The number of rows of the gap before the position.
    var index: Int
  }

  /// Resolves the place of a new edit of a row.
  func place(_ place: ItemPlace, of row: AnyHashable) -> RowPlace {
    switch place.kind {
    case .start: .end(.start)
    case .end: .end(.end)
    case .before(let other): self.place(of: row, beside: AnyHashable(other), precedes: false)
    case .after(let other): self.place(of: row, beside: AnyHashable(other), precedes: true)
    }
  }

  private func place(
    of row: AnyHashable, beside other: AnyHashable, precedes: Bool
  ) -> RowPlace {
    guard let cursor = cursor(beside: other, precedes: precedes) else {
      return .near([RowPlace.Neighbour(id: other, precedes: precedes)], otherwise: .end)
    }
    return RowPlace(
      rows(before: cursor).lazy.filter { $0 != row }, rows(after: cursor).lazy.filter { $0 != row },
      isNearEnd: position(of: cursor) * 2 > placedCount, prefersAfter: !precedes)
  }

  private func cursor(beside other: AnyHashable, precedes: Bool) -> Cursor? {
    if let gap = gapOfRow[other], let index = gaps[gap]?.firstIndex(of: other) {
      return Cursor(gap: gap, index: precedes ? index + 1 : index)
    }
    guard hasPlace(other), let index = list.index(of: other) else { return nil }
    return precedes
      ? Cursor(gap: index + 1, index: 0) : Cursor(gap: index, index: gaps[index]?.count ?? 0)
  }

  /// The rows before a position with the removed ones, nearest first.
  private func rows(before cursor: Cursor) -> some Sequence<AnyHashable> {
    sequence(state: cursor) { cursor -> AnyHashable? in
      while true {
        if cursor.index > 0 {
          cursor.index -= 1
          return gaps[cursor.gap]?[cursor.index]
        }
        guard cursor.gap > 0 else { return nil }
        cursor.gap -= 1
        cursor.index = gaps[cursor.gap]?.count ?? 0
        let row = id(list.items[cursor.gap])
        if !moved.contains(row) { return row }
      }
    }
  }

  /// The rows after a position with the removed ones, nearest first.
  private func rows(after cursor: Cursor) -> some Sequence<AnyHashable> {
    sequence(state: cursor) { cursor -> AnyHashable? in
      while true {
        if let rows = gaps[cursor.gap], cursor.index < rows.count {
          cursor.index += 1
          return rows[cursor.index - 1]
        }
        guard cursor.gap < list.items.count else { return nil }
        let row = id(list.items[cursor.gap])
        cursor = Cursor(gap: cursor.gap + 1, index: 0)
        if !moved.contains(row) { return row }
      }
    }
  }

  private func position(of cursor: Cursor) -> Int {
    let placed = gaps.reduce(0) { $1.key < cursor.gap ? $0 + $1.value.count : $0 }
    let left = moved.count { list.index(of: $0).map { $0 < cursor.gap } ?? false }
    return cursor.gap - left + placed + cursor.index
  }

  private var placedCount: Int { list.items.count - moved.count + gapOfRow.count }

  // MARK: The result

  var count: Int { placedCount - removed.count }

  var items: [Item] { rows { !removed.contains($0) } }

  /// The items with the edits, and the removed ones at their places.
  var layout: [Item] { rows { _ in true } }

  private func rows(where isShown: (AnyHashable) -> Bool) -> [Item] {
    var result: [Item] = []
    result.reserveCapacity(list.items.count + gapOfRow.count)
    var passed = 0
    for mark in marks {
      result += list.items[passed..<mark]
      result += (gaps[mark] ?? []).filter(isShown).compactMap { values[$0] }
      passed = mark
      guard mark < list.items.count else { break }
      let row = id(list.items[mark])
      if !moved.contains(row), isShown(row) { result.append(values[row] ?? list.items[mark]) }
      passed += 1
    }
    return result + list.items[passed...]
  }

  /// The positions in the list at which the result differs.
  private var marks: [Int] {
    let rows = moved.union(removed).union(values.keys).compactMap { list.index(of: $0) }
    return Set(rows).union(gaps.keys).sorted()
  }
}
