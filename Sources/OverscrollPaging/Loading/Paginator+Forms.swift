/// Sources that know no cursors.
extension Paginator where Cursor == Int {
  /// Creates a paginator of a source that numbers its pages.
  ///
  /// What is put in before the end while somebody reads moves to the next page, and is there once still. What is
  /// taken out there lets the next page begin too late, and nobody notices: where the source knows offsets,
  /// ``init(pagesOf:overlap:id:options:fetch:)`` does.
  ///
  /// - Parameters:
  ///   - first: The number of the first page.
  ///   - size: How many items a full page has: a shorter one is the last. Where nil, an empty one is.
  ///   - id: What tells the items apart.
  ///   - options: How it behaves.
  ///   - fetch: Gets the items of a page, by its number, on any thread.
  public convenience init<ID: Hashable>(
    numberedFrom first: Int, pagesOf size: Int? = nil, id: KeyPath<Item, ID>,
    options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (_ number: Int) async throws -> [Item]
  ) {
    self.init(id: id, options: options) { request in
      let number = request.cursor ?? first
      let items = try await fetch(number)
      // Its own fallback: it may begin with what is known, and nothing before it can be asked for.
      return Page(
        items, next: items.count < max(1, size ?? 1) ? nil : number &+ 1, fallback: request.cursor)
    }
  }

  /// Creates a paginator of a source that is asked by offset, and keeps what moves meanwhile.
  ///
  /// Each page begins a few items before the end of what is known. Where it has none of these, items before it
  /// were taken out, and it begins too late: the page before it is asked for instead. What cannot be kept is an
  /// item that was put in before what is known, or has moved there; the next refresh brings it.
  ///
  /// - Parameters:
  ///   - size: How many new items a page is to have; at least 1.
  ///   - overlap: How many known ones it begins with; at least 1.
  ///   - id: What tells the items apart.
  ///   - options: How it behaves.
  ///   - fetch: Gets at most so many items from an offset on, on any thread; fewer are the last.
  public convenience init<ID: Hashable>(
    pagesOf size: Int, overlap: Int = 3, id: KeyPath<Item, ID>,
    options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (_ offset: Int, _ limit: Int) async throws -> [Item]
  ) {
    let (size, overlap) = (max(1, size), max(1, overlap))
    self.init(id: id, options: options) { request in
      let offset = request.cursor ?? 0
      let limit = size + overlap
      let items = try await fetch(offset, limit)
      return Page(
        items, next: items.count < limit ? nil : offset + size,
        fallback: request.cursor.map { max(0, $0 - size) })
    }
  }
}
