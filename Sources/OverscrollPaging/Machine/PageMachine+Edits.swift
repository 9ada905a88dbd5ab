extension PageMachine {
  var items: [Item] { shown.items }

  func identity(of item: Item) -> AnyHashable { list.id(item) }

  func isPending(_ edit: Int) -> Bool { edits.isPending(edit) }

  /// Adds an edit; returns its number, or nil if it changes nothing.
  mutating func edit(
    _ row: AnyHashable, _ change: ListEdit<Item>.Change, at place: ItemPlace?
  ) -> Int? {
    if change.mayMeetRemoved { settleWaiting() }
    releaseItems()
    let number = edits.add(row, change, at: place, on: list)
    if number == nil { showItems() } else { updateItems() }
    return number
  }

  mutating func rollBack(_ edit: Int) -> Bool {
    settleWaiting()
    let isChange = edits.rollBack(edit, on: list)
    if isChange { updateItems() }
    return isChange
  }

  mutating func confirm(_ edit: Int, as item: Item?) -> Bool {
    if item != nil { settleWaiting() }
    guard edits.confirm(edit, as: item, after: ticketCount, on: list) else { return false }
    if edits.maySettleLater(on: list) { revision += 1 } else { settle() }
    return true
  }

  /// Makes edits part of the list where possible, and applies the others.
  mutating func settle() {
    releaseItems()
    edits.settle(
      into: &list,
      EditLog.OpenEnds(
        start: !isBegun || request(for: .previous) != nil,
        end: !isBegun || request(for: .next) != nil))
    forgetEdits()
    updateItems()
  }

  /// Makes confirmed removals part of the list, which ``confirm(_:as:)`` has put off.
  mutating func settleWaiting() {
    if edits.waitingCount > 0 { settle() }
  }

  /// Forgets what no load in progress needs.
  mutating func forgetEdits() {
    if !edits.isEmpty { edits.forget(before: loads.values.map(\.ticket.number).min()) }
  }

  /// Applies the edits; without any, no second list is kept.
  mutating func updateItems() {
    showItems()
    revision += 1
    changedPart = nil
  }

  private mutating func showItems() {
    shown = edits.edits.isEmpty ? ShownItems(list.items) : ShownItems(edits.replay(on: list))
  }

  /// Releases the items before a change, which would otherwise copy what they are computed from.
  private mutating func releaseItems() { shown = ShownItems([]) }

  // MARK: Responses

  /// A page that is brought up to date with the edits that it does not know.
  struct Response {
    var page: PaginatorPage<Item, Cursor>
    /// Whether the page repeats rows of the list, which determine where its other rows are.
    let overlaps: Bool
    /// The edits that the page does not know.
    var missing: [ListEdit<Item>] = []
    /// The rows of the page, as they were loaded; empty if there are no edits.
    var rows: Set<AnyHashable> = []
    /// The rows of the page that were in the list before.
    var known: Set<AnyHashable> = []
  }

  /// Prepares a page before it is joined to the list.
  mutating func response(
    _ page: PaginatorPage<Item, Cursor>, to load: Load, overlaps: Bool = false
  ) -> Response {
    var response = Response(page: page, overlaps: overlaps || page.fallback != nil)
    guard !edits.isEmpty else { return response }
    edits.renumber(on: list)
    let number = load.ticket.number
    response.rows = Set(page.items.map(list.id))
    response.missing = edits.settled(since: number)
    response.page.items = page.items.compactMap { edits.current($0, since: response.missing) }
    let released = edits.release(response.rows, by: number)
    // These rows are where the page has them, not where the list had them before.
    if released.contains(where: { list.index(of: $0) != nil }) {
      list.replaceAll(list.items.filter { !released.contains(list.id($0)) })
    }
    response.known = response.rows.filter { list.index(of: $0) != nil }
    return response
  }

  /// Applies the edits that a joined page did not include to the list.
  mutating func finish(_ response: Response, of load: Load, _ kept: (front: Bool, back: Bool)) {
    guard !edits.isEmpty else {
      edits.forgetReplay()
      return updateItems()
    }
    if load.part == .first {
      let replaced = EditLog<Item>.OpenEnds(start: !kept.front, end: !kept.back)
      edits.release(replaced, by: load.ticket.number, on: list)
    }
    edits.forgetGuests(on: list)
    if load.part == .first {
      edits.reopen(missingRows(response))
    } else {
      let misplaced = misplacedRows(response)
      if !misplaced.isEmpty { list.replaceAll(EditReplay(misplaced, on: list).items) }
    }
    edits.renumber(on: list)
    edits.fulfil(response.rows.filter { list.index(of: $0) != nil }, after: ticketCount)
    settle()
  }

  /// The edits of rows that an older refresh has returned, or does not contain.
  private func missingRows(_ response: Response) -> [ListEdit<Item>] {
    var rows = response.rows
    for edit in response.missing where edit.isInsertion && list.index(of: edit.id) == nil {
      rows.insert(edit.id)
    }
    return response.missing.filter { rows.contains($0.id) }
  }

  /// Whether a response contains an inserted row, and therefore knows its place.
  ///
  /// A row that was removed before it was inserted may be the one of before.
  private func isPlaced(_ edit: ListEdit<Item>, by response: Response) -> Bool {
    edit.isInsertion && response.rows.contains(edit.id)
      && !response.missing.contains { $0.id == edit.id && $0.isRemoval && $0.number < edit.number }
  }

  /// The places of rows that an older page has inserted elsewhere.
  private func misplacedRows(_ response: Response) -> [ListEdit<Item>] {
    // The rows of overlapping pages may be inserted before a row that they do not know.
    let isAny = response.overlaps
    return response.missing.compactMap { edit in
      guard edit.place != nil, !edit.isAnswered, isAny || response.rows.contains(edit.id),
        isAny || !response.known.contains(edit.id), !isPlaced(edit, by: response)
      else { return nil }
      var edit = edit
      edit.change = .move
      return edit
    }
  }
}
