/// Paginators for sources without cursors.
extension Paginator where Cursor == Int {
  /// Creates a paginator for a source with numbered pages.
  ///
  /// If items are inserted before the end while the user reads, the items that move to the next
  /// page are not duplicated. If items are removed there, the next page begins too late and items
  /// are missing; if the source accepts offsets, use
  /// ``init(pagesOf:overlappingItems:id:options:fetch:)`` instead.
  ///
  /// - Parameters:
  ///   - first: The number of the first page.
  ///   - size: The number of items of a full page: a shorter page is the last one. If nil, an empty
  ///     page is.
  ///   - id: The key path to the identity of an item.
  ///   - options: The options of the paginator.
  ///   - fetch: Loads the items of a page by its number, on any thread.
  public convenience init<ID: Hashable>(
    numberedFrom first: Int, pagesOf size: Int? = nil, id: KeyPath<Item, ID>,
    options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (_ number: Int) async throws -> [Item]
  ) {
    self.init(id: id, options: options) { request in
      let number = request.cursor ?? first
      let items = try await fetch(number)
      // The page is its own fallback: it may begin with known items, and no page precedes it.
      return PaginatorPage(
        items, next: items.count < max(1, size ?? 1) ? nil : number &+ 1, fallback: request.cursor)
    }
  }

  /// Creates a paginator for a source with offsets, which tolerates changes between pages.
  ///
  /// Each page begins a few items before the end of the known items. If it contains none of them,
  /// earlier items were removed, and the page begins too late: the paginator loads the page before
  /// it instead. Items that were inserted before the known ones, or moved there, appear with the
  /// next refresh.
  ///
  /// - Parameters:
  ///   - size: The number of new items per page; at least 1.
  ///   - overlappingItems: The number of known items at the beginning of a page; at least 1.
  ///   - id: The key path to the identity of an item.
  ///   - options: The options of the paginator.
  ///   - fetch: Loads items from an offset, up to a limit, on any thread. Fewer items mean the end.
  public convenience init<ID: Hashable>(
    pagesOf size: Int, overlappingItems: Int = 3, id: KeyPath<Item, ID>,
    options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (_ offset: Int, _ limit: Int) async throws -> [Item]
  ) {
    let (size, overlappingItems) = (max(1, size), max(1, overlappingItems))
    self.init(id: id, options: options) { request in
      let offset = request.cursor ?? 0
      let limit = size + overlappingItems
      let items = try await fetch(offset, limit)
      return PaginatorPage(
        items, next: items.count < limit ? nil : offset + size,
        fallback: request.cursor.map { max(0, $0 - size) })
    }
  }
}
