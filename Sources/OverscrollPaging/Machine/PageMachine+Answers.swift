import OverscrollCore

extension PageMachine {
  /// The action after a response.
  enum Answer {
    /// The load was abandoned, and the page is ignored.
    case late
    /// The load needs another page.
    case again(Request)
    case done(RefreshResult, overtaken: [Ticket])
  }

  mutating func answer(_ ticket: Ticket, _ page: PaginatorPage<Item, Cursor>) -> Answer {
    guard let load = loads[ticket.part], load.ticket == ticket else { return .late }
    settleWaiting()
    return load.part == .first ? takeFirst(page, load) : take(page, load)
  }

  private mutating func takeFirst(_ page: PaginatorPage<Item, Cursor>, _ load: Load) -> Answer {
    let overtaken = options.concurrency == .independent ? overtakenAtLast(by: load) : []
    let response = response(page, to: load)
    let kept = renew(with: response.page)
    isBegun = true
    failures = [:]
    finish(response, of: load, kept)
    if page.items.isEmpty, let request = request(for: .next) { return again(request, load) }
    return finish(load, overtaken)
  }

  /// With independent parts, pages that were requested earlier no longer fit after a refresh.
  private mutating func overtakenAtLast(by load: Load) -> [Ticket] {
    beginAnew()
    defer { loads = [.first: load] }
    return loads.values.map(\.ticket).filter { $0 != load.ticket }
  }

  /// Returns whether the items before and after the page stay.
  private mutating func renew(with page: PaginatorPage<Item, Cursor>) -> (front: Bool, back: Bool) {
    var kept = (front: false, back: false)
    switch replacesAll ? .replace : options.renewal {
    case .replace: list.replaceAll(page.items)
    case .merge:
      kept = list.merge(
        page.items, keepsFront: page.previous != nil, keepsBack: page.next != nil)
    }
    replacesAll = false
    if !kept.front { previous = page.previous }
    if !kept.back { next = page.next }
    pages.replaceAll(page, loadedRows(list.items), keeping: kept)
    return kept
  }

  private mutating func take(_ page: PaginatorPage<Item, Cursor>, _ load: Load) -> Answer {
    let part = load.part
    if load.isRepeated {
      guard
        overlaps(page, load) || pages.adjoins(page, at: load.end, isAnswered: load.hasFallenBack)
      else { return loadLink(of: page, load) }
    } else if let fallback = page.fallback, fallback != load.request.cursor, !isPlaced(page, load) {
      return fallBack(to: part == .previous ? .previous(fallback) : .next(fallback), load)
    }
    answered.insert(load.request)
    var load = load
    let count = items.count
    let response = response(page, to: load, overlaps: load.isRepeated && overlaps(page, load))
    join(response, load)
    finish(response, of: load, (front: true, back: true))
    changedPart = part
    load.added += max(0, items.count - count)
    guard load.added == 0, let request = request(for: part) else { return finish(load) }
    return again(request, load)
  }

  /// Whether the known items of a page determine its position.
  ///
  /// If only one item is known and it is not the outermost one, the source may have moved it to this
  /// page. The page before it, which has more known items, then decides.
  private func isPlaced(_ page: PaginatorPage<Item, Cursor>, _ load: Load) -> Bool {
    let known = Set(page.items.filter(isKnown).map(list.id))
    guard known.count == 1, !load.hasFallenBack else { return !known.isEmpty }
    return outermost(load.part) == known.first
  }

  /// Whether a response has placed an item.
  private func isKnown(_ item: Item) -> Bool { list.contains(item) && !edits.isGuest(item) }

  /// Handles a page that does not fit: the missing page is loaded first, now or by the next load.
  private mutating func fallBack(to request: Request, _ load: Load) -> Answer {
    answered.remove(request)
    move(to: request)
    var load = load
    load.hasFallenBack = true
    return again(request, load)
  }

  /// Whether nothing is between a released page and the list.
  ///
  /// The page has the outermost item that a response has placed, or its innermost item, except for
  /// those of edits, is in the list.
  private func overlaps(_ page: PaginatorPage<Item, Cursor>, _ load: Load) -> Bool {
    let isOfResponse = { [edits] in !edits.hasPlaced($0) }
    let innermost =
      load.end == .start
      ? page.items.last(where: isOfResponse) : page.items.first(where: isOfResponse)
    if innermost.map(list.contains) == true { return true }
    return outermost(load.part).map { row in page.items.contains { list.id($0) == row } } ?? false
  }

  /// The outermost row of the list that a response has placed.
  private func outermost(_ part: PagePart) -> AnyHashable? {
    let item =
      part == .previous ? list.items.first(where: isKnown) : list.items.last(where: isKnown)
    return item.map(list.id)
  }

  /// Handles a released page between which and the list the source has other rows by now: these are
  /// loaded first, now or by the next load.
  private mutating func loadLink(of page: PaginatorPage<Item, Cursor>, _ load: Load) -> Answer {
    pages.insertLink(of: page, at: load.end)
    var load = load
    load.hasFallenBack = true
    return request(for: load.part).map { again($0, load) } ?? finish(load)
  }

  private mutating func join(_ response: Response, _ load: Load) {
    let page = response.page
    pages.add(LoadedPages.Page(load.request, page, loadedRows(page.items)), at: load.end)
    if load.end == .start {
      previous = unanswered(page.previous, Request.previous)
      _ = list.prepend(page.items, overlaps: response.overlaps)
    } else {
      next = unanswered(page.next, Request.next)
      _ = list.append(page.items, overlaps: response.overlaps)
    }
  }

  /// The cursor, or nil if it leads back to a page that was already loaded.
  private func unanswered(_ cursor: Cursor?, _ request: (Cursor) -> Request) -> Cursor? {
    cursor.flatMap { answered.contains(request($0)) ? nil : $0 }
  }

  private mutating func move(to request: Request) {
    if request.part == .previous { previous = request.cursor } else { next = request.cursor }
  }

  private mutating func again(_ request: Request, _ load: Load) -> Answer {
    guard load.requests < Self.mostRequests else { return finish(load) }
    var load = load
    load.request = request
    load.requests += 1
    loads[load.ticket.part] = load
    return .again(request)
  }

  private mutating func finish(_ load: Load, _ overtaken: [Ticket] = []) -> Answer {
    loads[load.ticket.part] = nil
    return .done(result(of: load), overtaken: overtaken)
  }

  private func result(of load: Load) -> RefreshResult {
    let hasMore = request(for: load.ticket.part == .previous ? .previous : .next) != nil
    if load.ticket.part == .first {
      if isUnchanged(since: load) { return .unchanged }
      return hasMore ? .updated : .noMore
    }
    guard hasMore else { return .noMore }
    return load.added > 0 ? .updated : .unchanged
  }

  /// A list counts as changed if only its end has changed.
  private func isUnchanged(since load: Load) -> Bool {
    load.wasBegun && load.hadNext == (request(for: .next) != nil) && list.isSame(as: load.before)
  }
}
