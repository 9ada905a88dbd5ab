/// The edits that are applied to the rows of a list, in the order in which they were made.
struct EditLog<Item> {
  /// The ends of a list beyond which pages follow.
  struct OpenEnds {
    let start: Bool
    let end: Bool

    func contains(_ end: RowPlace.End) -> Bool { end == .start ? start : self.end }
  }

  /// The edits in effect: pending ones, and confirmed ones at an open end of the list.
  private(set) var edits: [ListEdit<Item>] = []
  /// Confirmed edits that are part of the list, and newer than a load in progress.
  private var settled: [ListEdit<Item>] = []
  /// The rows of the list that edits have placed, with the confirmations, until a response contains
  /// them.
  private var guests: [AnyHashable: Int] = [:]
  /// The number of confirmed removals that are not part of the list yet.
  private(set) var waitingCount = 0
  /// Whether a removal has become part of the list since the last load began.
  private var hasSettledRemoval = false
  /// The edits on the list; nil after a change other than an additional edit.
  private var known: EditReplay<Item>?
  private var count = 0
  private let id: (Item) -> AnyHashable

  init(id: @escaping (Item) -> AnyHashable) { self.id = id }

  var isEmpty: Bool { edits.isEmpty && settled.isEmpty && guests.isEmpty }

  /// Whether an edit has placed a row of the list that no response has contained yet.
  func isGuest(_ item: Item) -> Bool { isGuest(id(item)) }

  func isGuest(_ row: AnyHashable) -> Bool { guests[row] != nil }

  /// Whether an edit has inserted a row that no response has contained yet, or placed it.
  func hasPlaced(_ item: Item) -> Bool {
    isGuest(item) || edits.contains { $0.isInsertion && $0.id == id(item) }
  }

  /// Whether edits that are not part of the list apply to rows in a range, or place rows there.
  func concern(_ range: Range<Int>, of list: ItemList<Item>) -> Bool {
    guard !edits.isEmpty else { return false }
    let replay = EditReplay(edits, on: list)
    return edits.contains { edit in
      if let index = list.index(of: edit.id), range.contains(index) { return true }
      guard let spot = replay.spot(of: edit.id), spot.end == nil else { return false }
      return (range.lowerBound...range.upperBound).contains(spot.gap)
    }
  }

  func isPending(_ number: Int) -> Bool {
    index(of: number).map { edits[$0].confirmation == nil } ?? false
  }

  private func index(of number: Int) -> Int? {
    // Edits are almost always in the order of their numbers.
    var (start, end) = (0, edits.count)
    while start < end {
      let middle = (start + end) / 2
      if edits[middle].number == number { return middle }
      if edits[middle].number < number { start = middle + 1 } else { end = middle }
    }
    return edits.firstIndex { $0.number == number }
  }

  /// Returns the edits on a list, which is the same in all calls until ``forgetReplay()``.
  mutating func replay(on list: ItemList<Item>) -> EditReplay<Item> {
    let replay = known ?? EditReplay(edits, on: list)
    known = replay
    return replay
  }

  mutating func forgetReplay() { known = nil }

  /// The item of a row of a list with all edits; nil if it is not shown.
  func item(_ row: AnyHashable, on list: ItemList<Item>) -> Item? {
    (known ?? EditReplay(edits, on: list)).item(row)
  }

  /// The items of a list with all edits.
  func items(on list: ItemList<Item>) -> [Item] { EditReplay(edits, on: list).items }

  // MARK: Edits

  /// Adds an edit; returns its number, or nil if it inserts a row that is there.
  mutating func add(
    _ row: AnyHashable, _ change: ListEdit<Item>.Change, at place: ItemPlace?,
    on list: ItemList<Item>
  ) -> Int? {
    var replay = replay(on: list)
    // Otherwise, the next edit would copy it.
    known = nil
    defer { known = replay }
    if case .insert = change, replay.isPresent(row) { return nil }
    count += 1
    var edit = ListEdit<Item>(number: count, id: row, change: change)
    if let place {
      var resolved = replay.place(place, of: row)
      if resolved.rank == nil {
        renumber(on: list)
        replay = EditReplay(edits, on: list)
        resolved = replay.place(place, of: row)
      }
      (edit.place, edit.rank) = (resolved.0, resolved.rank ?? 0)
    }
    edits.append(edit)
    replay.apply(edit)
    return count
  }

  /// Removes an edit; returns false if it is not pending.
  mutating func rollBack(_ number: Int, on list: ItemList<Item>) -> Bool {
    guard let index = index(of: number), edits[index].confirmation == nil else { return false }
    let replay = replay(on: list)
    forgetReplay()
    edits.remove(at: index)
    keepPlaces(replay.slots, on: list)
    return true
  }

  /// Marks an edit and the earlier ones of its row as confirmed; returns false if it is not pending.
  mutating func confirm(
    _ number: Int, as item: Item?, after load: Int, on list: ItemList<Item>
  ) -> Bool {
    guard let index = index(of: number), edits[index].confirmation == nil else { return false }
    if let item {
      let (row, replay) = (edits[index].id, replay(on: list))
      forgetReplay()
      replace(index, by: item, on: list)
      if row != id(item) { keepPlaces(replay.slots, on: list) }
    }
    let (row, isRemoval) = (edits[index].id, edits[index].isRemoval)
    let isOnly = replay(on: list).editCounts[row] == 1
    waitingCount = isOnly && isRemoval ? waitingCount + 1 : .max
    for earlier in isOnly ? index...index : 0...index where edits[earlier].id == row {
      edits[earlier].confirmation = edits[earlier].confirmation ?? load
    }
    return true
  }

  /// Whether only removals wait to become part of a list, and so few that they can wait.
  ///
  /// A removal from a long list takes a time that depends on the list. So the first one becomes
  /// part of it at once, and further ones together, at the latest when a load begins.
  func maySettleLater(on list: ItemList<Item>) -> Bool {
    hasSettledRemoval && waitingCount <= max(32, (list.items.count + edits.count) / 8)
  }

  mutating func noteLoad() { hasSettledRemoval = false }

  private mutating func replace(_ index: Int, by item: Item, on list: ItemList<Item>) {
    let (old, new) = (edits[index].id, id(item))
    if case .update = edits[index].change, old == new {
      edits[index].change = .update { $0 = item }
    }
    guard edits[index].isInsertion else { return }
    edits[index].change = .insert(item)
    for index in edits.indices where edits[index].id == old { edits[index].id = new }
    // If the source's row is in the list already, other rows do not follow it.
    guard list.index(of: new) == nil else { return }
    for index in edits.indices { edits[index].place?.rename(old, to: new) }
    for index in settled.indices { settled[index].place?.rename(old, to: new) }
  }

  mutating func removeAll() {
    (edits, settled, guests, waitingCount) = ([], [], [:], 0)
    forgetReplay()
  }

  // MARK: Confirmed edits

  /// Makes confirmed edits part of a list, except for rows at its open ends; the result of
  /// ``items(on:)`` stays the same.
  mutating func settle(into list: inout ItemList<Item>, _ open: OpenEnds) {
    waitingCount = 0
    forgetReplay()
    settleRemovals(into: &list)
    while let index = edits.indices.first(where: { maySettle($0, list, open) }) {
      settle(index, into: &list)
    }
  }

  /// Settles the removals of rows without other edits, if no row has a place next to them.
  private mutating func settleRemovals(into list: inout ItemList<Item>) {
    guard !edits.contains(where: { $0.place != nil }) else { return }
    let counts = edits.reduce(into: [:]) { $0[$1.id, default: 0] += 1 }
    let isReady = { (edit: ListEdit<Item>) in
      edit.isRemoval && edit.confirmation != nil && counts[edit.id] == 1
    }
    let removals = edits.filter(isReady)
    guard !removals.isEmpty else { return }
    edits.removeAll(where: isReady)
    settled += removals
    hasSettledRemoval = true
    for edit in removals { guests[edit.id] = nil }
    let rows = Set(removals.map(\.id)).filter { list.index(of: $0) != nil }
    if !rows.isEmpty { list.replaceAll(list.items.filter { !rows.contains(id($0)) }) }
  }

  private func maySettle(_ index: Int, _ list: ItemList<Item>, _ open: OpenEnds) -> Bool {
    let edit = edits[index]
    guard edit.confirmation != nil, !edits[..<index].contains(where: { $0.id == edit.id })
    else { return false }
    let isReplaced = edits[(index + 1)...].contains {
      $0.id == edit.id && $0.confirmation != nil && ($0.place != nil || $0.isRemoval)
    }
    guard edit.place != nil, !isReplaced, open.start || open.end else { return true }
    return !EditReplay(edits, on: list).ends(of: edit.id).contains { open.contains($0) }
  }

  private mutating func settle(_ index: Int, into list: inout ItemList<Item>) {
    let edit = edits[index]
    if case .update = edit.change {
      list.change(edit.id) { edit.applied(to: $0, id) ?? $0 }
      edits.remove(at: index)
      settled.append(edit)
    } else {
      settleRow(index, into: &list)
    }
  }

  private mutating func settleRow(_ index: Int, into list: inout ItemList<Item>) {
    let replay = EditReplay(edits, on: list)
    let slots = replay.slots
    var edit = edits.remove(at: index)
    let (old, own) = (list.index(of: edit.id), slots.firstIndex { $0.number == edit.number })
    let slot = own.flatMap { slots[$0].isApplied ? slots[$0] : nil }
    var applied = edit
    if let slot { applied.place = RowPlace(slot.spot.gap, in: list, of: edit.id) }
    list.replaceAll(EditReplay([applied], on: list).items)
    let new = list.index(of: edit.id)
    if let new, slot != nil { edit.place = RowPlace(new, in: list, of: edit.id) }
    settled.append(edit)
    if old == nil || !edit.isInsertion, edit.place != nil {
      // Every response that contains an inserted row knows its place.
      guests[edit.id] = edit.isInsertion ? 0 : edit.confirmation
    }
    if new == nil { guests[edit.id] = nil }
    let moved = slots.enumerated().map { index, other in
      let followedOld = old.map { $0 < other.spot.gap } ?? false
      let followsNew = new != nil && (slot == nil ? followedOld : index > own ?? index)
      let gap = other.spot.gap - (followedOld ? 1 : 0) + (followsNew ? 1 : 0)
      let isAtEnd = other.spot.end == .start ? gap == 0 : gap == list.items.count
      var other = other
      other.spot = RowPlace.Spot(gap: gap, end: isAtEnd ? other.spot.end : nil)
      return other
    }
    keepPlaces(moved, on: list)
  }

  /// Forgets the settled edits that are older than all loads in progress.
  mutating func forget(before load: Int?) {
    settled.removeAll { edit in load.map { $0 > edit.confirmation ?? 0 } ?? true }
  }

  // MARK: Places

  /// Lets the rows stay in their slots, even those that were placed next to a row that changes.
  private mutating func keepPlaces(
    _ slots: [EditReplay<Item>.Slot], on list: ItemList<Item>
  ) {
    guard !slots.isEmpty else { return }
    let slots = Dictionary(slots.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    var replay = EditReplay([], on: list)
    for index in edits.indices {
      let edit = edits[index]
      if let place = edit.place, let slot = slots[edit.number],
        !slot.isWaiting || slot.spot.end == nil,
        replay.spot(place) != slot.spot
          || edit.isMove && slot.isApplied && !replay.isKnown(place)
      {
        edits[index].place =
          slot.spot.end.map(RowPlace.end) ?? RowPlace(slot.spot.gap, in: list, of: edit.id)
        edits[index].rank = slot.rank
      }
      replay.apply(edits[index])
    }
  }

  /// Numbers the places in their present order, also those of confirmed edits.
  ///
  /// Rows that a response moves into the same gap stay in the order in which they were before it.
  /// A row that has waited for another one gets a place next to it.
  mutating func renumber(on list: ItemList<Item>) {
    let replay = EditReplay(edits, on: list)
    let count = list.items.count
    var slots = replay.slots.map {
      (order: $0.spot.order(in: count), rank: $0.rank, number: $0.number)
    }
    for edit in settled {
      guard let place = edit.place else { continue }
      let row = replay.isPlaced(edit.id) ? nil : list.index(of: edit.id)
      let order = row.map { 2 * $0 + 1 } ?? replay.spot(place).order(in: count)
      slots.append((order, edit.rank, edit.number))
    }
    slots.sort { ($0.order, $0.rank, $0.number) < ($1.order, $1.rank, $1.number) }
    let ranks = Dictionary(
      zip(slots.map(\.number), (0...).lazy.map(Double.init)), uniquingKeysWith: { $1 })
    for slot in replay.slots where !slot.isWaiting {
      guard let index = index(of: slot.number), case .waiting(let named) = edits[index].place
      else { continue }
      let (gap, end) = (slot.spot.gap, slot.spot.end)
      edits[index].place = RowPlace(gap, in: list, of: slot.row, beside: named, otherwise: end)
    }
    for index in edits.indices { edits[index].rank = ranks[edits[index].number] ?? 0 }
    for index in settled.indices { settled[index].rank = ranks[settled[index].number] ?? 0 }
    forgetReplay()
  }
}

/// Archives.
extension EditLog {
  /// The rows with pending edits, each once.
  var pendingRows: [AnyHashable] {
    var seen: Set<AnyHashable> = []
    return edits.filter { $0.confirmation == nil }.map(\.id).filter { seen.insert($0).inserted }
  }

  /// Inserts a row that was confirmed before an archive was made, after all other edits.
  mutating func restore(
    _ item: Item, _ gap: Int, _ end: RowPlace.End?, on list: ItemList<Item>
  ) {
    guard !list.contains(item), !edits.contains(where: { $0.id == id(item) }) else { return }
    count += 1
    let place = RowPlace(min(gap, list.items.count), in: list, of: id(item))
    edits.append(
      ListEdit(
        number: count, id: id(item), change: .insert(item), place: end.map(RowPlace.end) ?? place,
        rank: Double(edits.count), confirmation: 0))
    forgetReplay()
  }

  mutating func restoreGuests(_ rows: [AnyHashable], on list: ItemList<Item>) {
    for row in rows where list.index(of: row) != nil { guests[row] = 0 }
  }
}

extension EditLog {
  /// The edits that a response of a load does not know.
  func settled(since load: Int) -> [ListEdit<Item>] {
    settled.filter { $0.confirmation ?? 0 >= load }
  }

  /// Brings a row of a response up to date; nil if it was removed since.
  func current(_ item: Item, since edits: [ListEdit<Item>]) -> Item? {
    edits.lazy.filter { $0.id == id(item) }.reduce(item as Item?) { $1.applied(to: $0, id) }
  }

  /// Removes confirmed edits at an open end once a newer response contains their rows.
  ///
  /// - Returns: The rows that are where the response has them, and not where edits placed them.
  mutating func release(_ rows: Set<AnyHashable>, by load: Int) -> Set<AnyHashable> {
    let released = edits.filter { isOlder($0, than: load) && rows.contains($0.id) }
    remove(released)
    // A refresh that began before the confirmation may still lack the rows.
    settled += released.map { edit in
      var edit = edit
      edit.isAnswered = true
      return edit
    }
    let placed = guests.filter { rows.contains($0.key) && $0.value < load }.keys
    for row in placed { guests[row] = nil }
    return Set(released.map(\.id)).union(placed)
  }

  /// Takes settled edits back, to settle them again on a list that an older refresh has replaced.
  mutating func reopen(_ missing: [ListEdit<Item>]) {
    let numbers = Set(missing.map(\.number))
    settled.removeAll { numbers.contains($0.number) }
    edits = (missing + edits).sorted { $0.number < $1.number }
  }

  /// Forgets the guests that a list has lost.
  mutating func forgetGuests(on list: ItemList<Item>) {
    if !guests.isEmpty { guests = guests.filter { list.index(of: $0.key) != nil } }
  }

  /// Ends confirmed edits at ends of the list that a newer refresh has replaced.
  mutating func release(_ replaced: OpenEnds, by load: Int, on list: ItemList<Item>) {
    let replay = EditReplay(edits, on: list)
    let isEverything = replaced.start && replaced.end
    remove(
      edits.filter { edit in
        guard isOlder(edit, than: load) else { return false }
        return isEverything || replay.ends(of: edit.id).contains { replaced.contains($0) }
      })
  }

  private mutating func remove(_ removed: [ListEdit<Item>]) {
    let numbers = Set(removed.map(\.number))
    edits.removeAll { numbers.contains($0.number) }
  }

  private func isOlder(_ edit: ListEdit<Item>, than load: Int) -> Bool {
    edit.confirmation.map { $0 < load } ?? false
  }

  /// Ends insertions of rows that a response contains.
  mutating func fulfil(_ rows: Set<AnyHashable>, after load: Int) {
    var seen: Set<AnyHashable> = []
    var kept: [ListEdit<Item>] = []
    for var edit in edits {
      if edit.isInsertion, rows.contains(edit.id), !seen.contains(edit.id) {
        edit.confirmation = edit.confirmation ?? load
        settled.append(edit)
      } else {
        kept.append(edit)
        seen.insert(edit.id)
      }
    }
    edits = kept
  }
}
