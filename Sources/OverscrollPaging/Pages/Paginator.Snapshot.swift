extension Paginator {
  /// Everything that a screen shows, at one moment.
  public struct Snapshot: Sendable {
    /// The items, each once, in the source's order.
    public let items: [Item]
    /// What goes on.
    public let state: State
    /// Whether more follows at the end.
    public let hasNext: Bool
    /// Whether more lies before the start.
    public let hasPrevious: Bool
    /// How often the list was begun anew; 0 as long as nothing was asked for.
    ///
    /// What was asked for in an older one is refused when it comes.
    public let generation: Int
    /// Counts the changes of the items: where it is the same, rows need not be drawn again.
    public let revision: Int
  }

  /// What goes on, and what there is.
  public enum State: Sendable {
    /// There are no items, and none are being loaded: before the first load, or because there are none.
    case empty
    /// Something is being loaded; what is there may be shown meanwhile.
    case loading(Set<PagePart>)
    /// There are items, and more follow.
    case loaded
    /// The last load of a part went wrong; what is there may be shown still.
    ///
    /// It stands until that part is loaded again, or a refresh has succeeded.
    case failed(any Error, PagePart)
    /// All there is.
    case end
  }
}
