extension Paginator {
  /// A request for a page.
  public enum Request: Hashable, Sendable {
    /// The first page of the list.
    case first
    /// The next page, by the cursor of the page before it.
    case next(Cursor)
    /// The previous page, by the cursor of the page after it.
    case previous(Cursor)

    /// The cursor; nil for the first page.
    public var cursor: Cursor? {
      switch self {
      case .first: nil
      case .next(let cursor), .previous(let cursor): cursor
      }
    }

    package var part: PagePart {
      switch self {
      case .first: .first
      case .next: .next
      case .previous: .previous
      }
    }
  }
}
