/// A page from a source: its items, and the cursors of its neighbours.
public struct PaginatorPage<Item, Cursor> {
  /// The items, in the order in which the list shows them.
  public var items: [Item]
  /// The cursor of the next page; nil at the end of the list.
  public var next: Cursor?
  /// The cursor of the previous page; nil at the start of the list.
  public var previous: Cursor?
  /// The cursor to load instead if the known items of this page do not show where it belongs.
  ///
  /// Sources whose pages overlap, such as sources with offsets, set it. A page without a known item
  /// does not fit, because earlier items were removed. If a page has a single known item, and that is
  /// not the last one of the list (or the first, for a previous page), the source may have moved the
  /// item there: one earlier page is loaded first. A page without a predecessor sets its own cursor.
  /// If pages do not overlap, set nil: all their new items follow the known ones.
  package var fallback: Cursor?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The items, in the order of the list. The paginator removes duplicates.
  ///   - next: The cursor of the next page.
  ///   - previous: The cursor of the previous page.
  ///   - fallback: The cursor to load instead if no item of this page is known.
  public init(
    _ items: [Item], next: Cursor? = nil, previous: Cursor? = nil, fallback: Cursor? = nil
  ) {
    self.items = items
    self.next = next
    self.previous = previous
    self.fallback = fallback
  }
}

extension PaginatorPage: Sendable where Item: Sendable, Cursor: Sendable {}
extension PaginatorPage: Equatable where Item: Equatable, Cursor: Equatable {}
