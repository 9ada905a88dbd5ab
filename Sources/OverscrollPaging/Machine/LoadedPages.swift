/// The pages of a list in order, of which those far from the reader are released.
///
/// After a release, the cursor that the page's neighbour names continues the list. A source that
/// names none gets the request of the released page again.
struct LoadedPages<Item, Cursor: Hashable & Sendable> {
  typealias Request = Paginator<Item, Cursor>.Request

  struct Page {
    let request: Request
    let next: Cursor?
    let previous: Cursor?
    /// Whether the page repeats rows of the page before it.
    let overlaps: Bool
    /// The rows, some of which other pages may have returned as well.
    let rows: [AnyHashable]

    init(_ request: Request, _ page: PaginatorPage<Item, Cursor>, _ rows: [AnyHashable]) {
      (self.request, self.rows) = (request, rows)
      (next, previous) = (page.next, page.previous)
      overlaps = page.fallback != nil && page.fallback != request.cursor
    }

    func cursor(_ end: RowPlace.End) -> Cursor? { end == .start ? previous : next }
  }

  private var pages: [Page] = []
  /// The requests to repeat at an end, the nearest one last and each once.
  private(set) var released: [RowPlace.End: [Request]] = [:]
  /// Whether pages at the start were released, and the start of the list was not reached since.
  private(set) var hasReleasedStart = false

  /// The number of pages that have rows in a list.
  func count(in list: ItemList<Item>) -> Int {
    pages.count { $0.rows.contains { list.index(of: $0) != nil } }
  }

  private func outermost(_ end: RowPlace.End) -> Page? { end == .start ? pages.first : pages.last }

  // MARK: Loading

  /// Replaces the pages with one that has all rows of the list.
  ///
  /// The requests of released pages stay at the ends that a refresh has kept.
  mutating func replaceAll(
    _ page: PaginatorPage<Item, Cursor>, _ rows: [AnyHashable],
    keeping kept: (front: Bool, back: Bool) = (false, false)
  ) {
    var page = page
    page.fallback = nil
    if kept.front {
      page.previous = pages.first?.previous
    } else {
      (released[.start], hasReleasedStart) = (nil, false)
    }
    if kept.back { page.next = pages.last?.next } else { released[.end] = nil }
    pages = [Page(.first, page, rows)]
  }

  /// Restores the requests of released pages.
  mutating func restore(_ released: [RowPlace.End: [Request]]) {
    self.released = released
    hasReleasedStart = !released[.start, default: []].isEmpty
  }

  /// Adds a page at an end.
  mutating func add(_ page: Page, at end: RowPlace.End) {
    if released[end]?.last == page.request { released[end]?.removeLast() }
    pages.insert(page, at: end == .start ? 0 : pages.count)
    guard end == .start, page.previous == nil, released[end, default: []].isEmpty else { return }
    hasReleasedStart = false
  }

  /// Compares a released page that is loaded again with the pages that stayed.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - end: The end of the list that the page is loaded at.
  ///   - isAnswered: Whether the page between them was loaded by the same load.
  /// - Returns: Whether the page adjoins them.
  func adjoins(
    _ page: PaginatorPage<Item, Cursor>, at end: RowPlace.End, isAnswered: Bool
  ) -> Bool {
    guard let link = link(of: page, at: end), let inner = outermost(end),
      !released[end, default: []].contains(link)
    else { return true }
    return link == inner.request && (isAnswered || !inner.overlaps)
  }

  /// The request for the rows between a released page and the pages that stayed.
  private func link(of page: PaginatorPage<Item, Cursor>, at end: RowPlace.End) -> Request? {
    end == .start ? page.next.map(Request.next) : page.previous.map(Request.previous)
  }

  /// Lets the rows between a released page and the pages that stayed be loaded first.
  mutating func insertLink(of page: PaginatorPage<Item, Cursor>, at end: RowPlace.End) {
    if let link = link(of: page, at: end) { released[end, default: []].append(link) }
  }

  // MARK: Releasing

  /// The rows of the outermost page at an end; nil if no other page has rows.
  func outermostRows(
    _ end: RowPlace.End, in list: ItemList<Item>, isSteady: (AnyHashable) -> Bool
  ) -> Range<Int>? {
    let others = end == .start ? pages.dropFirst()[...] : pages.dropLast()[...]
    for page in end == .start ? Array(others) : others.reversed() {
      let places = page.rows.filter(isSteady).compactMap { list.index(of: $0) }
      guard let first = places.min(), let last = places.max() else { continue }
      return end == .start ? 0..<first : (last + 1)..<list.items.count
    }
    return nil
  }

  /// Forgets the outermost page at an end.
  ///
  /// - Returns: The request of the page, and the cursor that continues the list, if there is one.
  mutating func releaseOutermost(_ end: RowPlace.End) -> (request: Request, cursor: Cursor?) {
    let page = end == .start ? pages.removeFirst() : pages.removeLast()
    let cursor = outermost(end)?.cursor(end)
    if end == .start { hasReleasedStart = true }
    // After insertions, a source by offset may have returned a page twice.
    let farther = released[end, default: []].prefix { $0 != page.request }
    released[end] = cursor == nil ? farther + [page.request] : nil
    return (page.request, cursor)
  }
}
