extension Paginator {
  /// What a source is asked for.
  public enum Request: Hashable, Sendable {
    /// The page at which the list begins.
    case first
    /// What follows, by the cursor of the page before it.
    case next(Cursor)
    /// What lies before, by the cursor of the page after it.
    case previous(Cursor)

    /// The cursor; nil for the first page.
    public var cursor: Cursor? {
      switch self {
      case .first: nil
      case .next(let cursor), .previous(let cursor): cursor
      }
    }

    /// The part of the list that is asked for.
    public var part: PagePart {
      switch self {
      case .first: .first
      case .next: .next
      case .previous: .previous
      }
    }
  }
}
