extension Paginator {
  /// The data of a screen at one moment.
  public struct Snapshot: Sendable {
    /// The items, each once, in the source's order.
    public let items: [Item]
    /// The state of the list.
    public let state: State
    /// Whether a page follows at the end.
    public let hasNext: Bool
    /// Whether a page precedes the start.
    public let hasPrevious: Bool
    /// The number of times that the list was restarted; 0 before the first request.
    ///
    /// Results of requests from earlier generations are ignored.
    public let generation: Int
    /// The number of changes of the items: if it is unchanged, rows need no update.
    public let revision: Int
  }

  /// The state of a list.
  public enum State: Sendable {
    /// No items, and no load in progress: before the first load, or because the list is empty.
    case empty
    /// Loads are in progress; the existing items may be shown meanwhile.
    case loading(Set<PagePart>)
    /// The list has items, and more pages follow.
    case loaded
    /// The last load of a part failed; the existing items may still be shown.
    ///
    /// The state lasts until that part is loaded again, or a refresh succeeds.
    case failed(any Error, PagePart)
    /// All items are loaded.
    case end
  }
}
