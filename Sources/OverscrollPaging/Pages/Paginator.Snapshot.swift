package import Foundation

extension Paginator {
  /// The data of a screen at one moment.
  public struct Snapshot {
    /// The items, each once, in the source's order.
    public var items: [Item] { shown.items }
    let shown: ShownItems<Item>
    /// The states of the first page, the end and the start of the list.
    public let parts: PagePart.States
    /// Whether a first page has been loaded since the last reset.
    ///
    /// This separates a list that is empty from a list that was never loaded.
    public let hasLoaded: Bool
    /// Whether a page follows at the end.
    package let hasMore: Bool
    /// Whether a page precedes the start.
    package let hasPrevious: Bool
    /// The number of times that the list was restarted; 0 before the first request.
    ///
    /// Results of requests from earlier generations are ignored.
    package let generation: Int
    /// The number of changes of the items: if it is unchanged, rows need no update.
    package let revision: Int
    /// The end at which the last change inserted or released rows; nil after another change.
    package let changedPart: PagePart?
    /// Whether the start loads released pages before it can refresh the list.
    package let hasReleasedStart: Bool
    /// When the first page was last loaded; nil since a reset.
    package let updated: Date?

    /// The summary for a screen; ``parts`` has the details.
    public var state: State {
      if !shown.isEmpty { return .content }
      if parts.first.isLoading { return .loading }
      if let error = parts.first.error { return .failed(error) }
      return hasLoaded ? .empty : .initial
    }
  }

  /// The summary for a screen: it shows its rows, or something else instead.
  public enum State: Sendable {
    /// There are no rows, because the list has never been loaded.
    case initial
    /// There are no rows, and the first page is loading.
    case loading
    /// There are no rows, because the first page could not be loaded.
    case failed(any Error)
    /// The list was loaded, and has no items.
    case empty
    /// There are rows, whatever loads or has failed meanwhile.
    case content

    /// Whether a screen shows the same; two failures differ.
    func isSame(as other: State) -> Bool {
      switch (self, other) {
      case (.initial, .initial), (.loading, .loading), (.empty, .empty), (.content, .content): true
      default: false
      }
    }
  }
}

extension Paginator.Snapshot: Sendable where Item: Sendable {}
