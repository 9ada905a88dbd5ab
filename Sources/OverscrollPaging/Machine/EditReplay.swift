/// Applies edits to a list, in a time that depends on the edits, except for one copy of the items.
///
/// Placed rows are in gaps: gap 0 precedes the first row of the list, and gap n follows its row n.
/// Removed rows and superseded places keep their positions, since a rollback may need them.
struct EditReplay<Item> {
  /// A place that an edit gives to a row.
  struct Slot {
    let number: Int
    let row: AnyHashable
    var spot: RowPlace.Spot
    let rank: Double
    /// Whether the edit applies; a moved row without its neighbours stays where it is.
    let isApplied: Bool
    /// Whether the row waits at the end for another one.
    let isWaiting: Bool
  }

  private let list: ItemList<Item>
  private let id: (Item) -> AnyHashable
  /// The values of changed and placed rows.
  private var values: [AnyHashable: Item] = [:]
  /// The rows of the list that are placed elsewhere.
  private var moved: Set<AnyHashable> = []
  private var removed: Set<AnyHashable> = []
  /// The slots of each gap, in order.
  private var gaps: [Int: [Slot]] = [:]
  /// The slots in which rows are shown.
  private var slotOfRow: [AnyHashable: Slot] = [:]
  private(set) var editCounts: [AnyHashable: Int] = [:]

  init(_ edits: some Sequence<ListEdit<Item>>, on list: ItemList<Item>) {
    (self.list, id) = (list, list.id)
    for edit in edits { apply(edit) }
  }

  /// The slots of all edits, in order.
  var slots: [Slot] { gaps.keys.sorted().flatMap { gaps[$0] ?? [] } }

  /// Whether a row is where an edit has placed it.
  func isPlaced(_ row: AnyHashable) -> Bool { slotOfRow[row] != nil }

  /// Where an edit has placed a row; nil if none has.
  func spot(of row: AnyHashable) -> RowPlace.Spot? { slotOfRow[row]?.spot }

  /// Whether a row has a place; it may be removed.
  private func hasPlace(_ row: AnyHashable) -> Bool {
    isPlaced(row) || list.index(of: row) != nil
  }

  /// The ends of the list that a placed row is at, before or after all rows of the list.
  func ends(of row: AnyHashable) -> Set<RowPlace.End> {
    guard let gap = slotOfRow[row]?.spot.gap else { return [] }
    return Set((gap == 0 ? [.start] : []) + (gap == list.items.count ? [.end] : []))
  }

  func isPresent(_ row: AnyHashable) -> Bool { hasPlace(row) && !removed.contains(row) }

  /// The item of a row; nil if it is not shown.
  func item(_ row: AnyHashable) -> Item? { isPresent(row) ? value(row) : nil }

  private func value(_ row: AnyHashable) -> Item? {
    values[row] ?? list.index(of: row).map { list.items[$0] }
  }

  mutating func apply(_ edit: ListEdit<Item>) {
    let row = edit.id
    editCounts[row, default: 0] += 1
    switch edit.change {
    case .insert(let item):
      let isNew = !isPresent(row)
      if isNew { values[row] = item }
      put(edit, isApplied: isNew)
    case .update:
      if isPresent(row) { values[row] = edit.applied(to: value(row), id) }
    case .remove:
      if hasPlace(row) { removed.insert(row) }
    case .move:
      let isApplied = isPresent(row) && edit.place.map(isKnown) ?? false
      if isApplied { values[row] = value(row) }
      put(edit, isApplied: isApplied)
    }
  }

  private mutating func put(_ edit: ListEdit<Item>, isApplied: Bool) {
    guard let place = edit.place else { return }
    let slot = Slot(
      number: edit.number, row: edit.id, spot: spot(place), rank: rank(of: edit, at: place),
      isApplied: isApplied, isWaiting: isWaiting(place))
    gaps[slot.spot.gap, default: []].insert(slot, at: index(of: slot))
    guard isApplied else { return }
    if list.index(of: edit.id) != nil { moved.insert(edit.id) }
    removed.remove(edit.id)
    slotOfRow[edit.id] = slot
  }

  // MARK: Places

  func spot(_ place: RowPlace) -> RowPlace.Spot {
    switch place {
    case .end(let end): return spot(end)
    case .waiting(let named): return slotOfRow[named.id]?.spot ?? spot(named) ?? spot(.end)
    case .near(let named, let neighbours, let end):
      if let named, let slot = slotOfRow[named.id] { return slot.spot }
      if let spot = named.flatMap(spot) { return spot }
      return neighbours.lazy.compactMap { spot($0) }.first ?? spot(end)
    }
  }

  private func spot(_ end: RowPlace.End) -> RowPlace.Spot {
    RowPlace.Spot(gap: end == .start ? 0 : list.items.count, end: end)
  }

  private func spot(_ neighbour: RowPlace.Neighbour) -> RowPlace.Spot? {
    list.index(of: neighbour.id).map { RowPlace.Spot(gap: neighbour.precedes ? $0 + 1 : $0) }
  }

  /// Whether a place is known from a row that is in the list.
  func isKnown(_ place: RowPlace) -> Bool {
    guard case .near(let named, let neighbours, _) = place else { return !isWaiting(place) }
    return named.map { hasPlace($0.id) } ?? false || neighbours.contains { spot($0) != nil }
  }

  private func isWaiting(_ place: RowPlace) -> Bool {
    if case .waiting(let named) = place { !hasPlace(named.id) } else { false }
  }

  /// The rank of an edit; a row that has waited for another one is directly next to it.
  private func rank(of edit: ListEdit<Item>, at place: RowPlace) -> Double {
    guard case .waiting(let named) = place, !isWaiting(place) else { return edit.rank }
    let rank = slotOfRow[named.id]?.rank
    return named.precedes ? rank?.nextUp ?? -.infinity : rank?.nextDown ?? .infinity
  }

  /// The position of a slot in its gap.
  private func index(of slot: Slot) -> Int {
    let slots = gaps[slot.spot.gap] ?? []
    let key = { [count = list.items.count] (slot: Slot) in (slot.spot.order(in: count), slot.rank) }
    var (start, end) = (0, slots.count)
    while start < end {
      let middle = (start + end) / 2
      if key(slots[middle]) <= key(slot) { start = middle + 1 } else { end = middle }
    }
    return start
  }

  /// Resolves the place of a new edit of a row; the rank is nil if there is no number for it.
  func place(_ place: ItemPlace, of row: AnyHashable) -> (RowPlace, rank: Double?) {
    switch place.kind {
    case .start: (.end(.start), rank(in: 0, at: 0))
    case .end: (.end(.end), rankAtEnd)
    case .before(let other): self.place(of: row, beside: AnyHashable(other), precedes: false)
    case .after(let other): self.place(of: row, beside: AnyHashable(other), precedes: true)
    }
  }

  private var rankAtEnd: Double? {
    rank(in: list.items.count, at: gaps[list.items.count]?.count ?? 0)
  }

  private func place(
    of row: AnyHashable, beside other: AnyHashable, precedes: Bool
  ) -> (RowPlace, rank: Double?) {
    let named = RowPlace.Neighbour(id: other, precedes: precedes)
    let own = other == row ? nil : named
    if let slot = slotOfRow[other],
      let index = gaps[slot.spot.gap]?.firstIndex(where: { $0.number == slot.number })
    {
      let (gap, end) = (slot.spot.gap, slot.spot.end)
      let place = RowPlace(
        gap, in: list, of: row, beside: own, otherwise: end, inserted: inserted)
      return (
        own == nil ? end.map(RowPlace.end) ?? place : place,
        rank(in: gap, at: precedes ? index + 1 : index)
      )
    }
    guard let gap = spot(named)?.gap else {
      return (.waiting(named), rankAtEnd)
    }
    let index = (gaps[gap] ?? []).count {
      $0.spot.end == .start || $0.spot.end == nil && !precedes
    }
    let place = RowPlace(gap, in: list, of: row, beside: own, inserted: inserted)
    return (place, rank(in: gap, at: index))
  }

  /// Some rows of a gap that the source does not have.
  private func inserted(_ gap: Int) -> [AnyHashable] {
    (gaps[gap] ?? []).suffix(16).map(\.row).filter { list.index(of: $0) == nil }
  }

  /// A number between those of the slots before and after a position; nil if there is none.
  private func rank(in gap: Int, at index: Int) -> Double? {
    let slots = gaps[gap] ?? []
    let before =
      index > 0
      ? slots[index - 1] : gaps.keys.filter { $0 < gap }.max().flatMap { gaps[$0]?.last }
    let after =
      index < slots.count
      ? slots[index] : gaps.keys.filter { $0 > gap }.min().flatMap { gaps[$0]?.first }
    guard let before = before?.rank else { return after.map { $0.rank - 1 } ?? 0 }
    guard let after = after?.rank else { return before + 1 }
    let middle = (before + after) / 2
    return before < middle && middle < after ? middle : nil
  }

  private var placedCount: Int { list.items.count - moved.count + slotOfRow.count }

  // MARK: The result

  var count: Int { placedCount - removed.count }

  var items: [Item] {
    var result: [Item] = []
    result.reserveCapacity(list.items.count + slotOfRow.count)
    var passed = 0
    for mark in marks {
      result += list.items[passed..<mark]
      for slot in gaps[mark] ?? [] where isShown(slot) {
        if let item = values[slot.row] { result.append(item) }
      }
      passed = mark
      guard mark < list.items.count else { break }
      let row = id(list.items[mark])
      if !moved.contains(row), !removed.contains(row) {
        result.append(values[row] ?? list.items[mark])
      }
      passed += 1
    }
    return result + list.items[passed...]
  }

  private func isShown(_ slot: Slot) -> Bool {
    !removed.contains(slot.row) && slotOfRow[slot.row]?.number == slot.number
  }

  /// The positions in the list at which the result differs.
  private var marks: [Int] {
    let rows = moved.union(removed).union(values.keys).compactMap { list.index(of: $0) }
    return Set(rows).union(gaps.keys).sorted()
  }
}
