/// A page as a source sends it: its items, and where its neighbours are.
public struct Page<Item, Cursor> {
  /// The items, in the order in which the list shows them.
  public var items: [Item]
  /// What to ask for what follows; nil at the end of the list.
  public var next: Cursor?
  /// What to ask for what lies before; nil at the start of the list.
  public var previous: Cursor?
  /// What to ask for instead, where nothing of this page is known yet.
  ///
  /// For sources whose pages overlap with what is known, as those by offset do: a page without a known item
  /// does not fit to what is there, since something before it is gone. A page before which nothing can be asked
  /// for names its own cursor. Nil where pages do not overlap: all that is new in them follows what is known.
  public var fallback: Cursor?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - items: The items, in the order of the list. Doubles are left out by whoever takes the page.
  ///   - next: What to ask for what follows.
  ///   - previous: What to ask for what lies before.
  ///   - fallback: What to ask for instead, where nothing of this page is known.
  public init(
    _ items: [Item], next: Cursor? = nil, previous: Cursor? = nil, fallback: Cursor? = nil
  ) {
    self.items = items
    self.next = next
    self.previous = previous
    self.fallback = fallback
  }
}

extension Page: Sendable where Item: Sendable, Cursor: Sendable {}
extension Page: Equatable where Item: Equatable, Cursor: Equatable {}
