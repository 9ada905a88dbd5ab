package import OverscrollCore

/// A list that loads in pages: its items, and the loads that extend and refresh it.
///
/// The paginator is isolated to the main actor, so a screen can read ``items`` at any time; pages
/// are fetched on other threads. Each item is unique, in the order of the source. If a page is
/// requested again while it loads, the requests share the result. A refresh overtakes the page in
/// progress, and late results are ignored.
///
/// ```swift
/// let feed = Paginator<Post, String> { request in
///   let answer = try await api.posts(after: request.cursor)
///   return PaginatorPage(answer.posts, next: answer.cursor)
/// }
/// await feed.refresh()
/// await feed.loadNext()
/// ```
@MainActor
public final class Paginator<Item, Cursor: Hashable & Sendable> {
  typealias Machine = PageMachine<Item, Cursor>

  /// A closure that is called on the main actor immediately after each change.
  package var onChange: (@MainActor (Snapshot) -> Void)?

  var machine: Machine
  var options: PagingOptions
  let fetch: @Sendable (Request) async throws -> PaginatorPage<Item, Cursor>
  var loads: [Machine.Ticket: RunningLoad] = [:]
  /// The readers of the asynchronous snapshots.
  var readers: [Int: Reader] = [:]
  /// The observers of each change.
  var watchers: [Int: Watcher] = [:]
  /// The number of notifications, which shows that an observer has changed the list.
  var told = 0
  private var identities = 0

  /// Creates an empty paginator, which does not load by itself.
  ///
  /// - Parameters:
  ///   - id: The key path to the identity of an item. Items with a known identity are not inserted
  ///     again.
  ///   - options: The options of the paginator.
  ///   - fetch: Loads a page, on any thread. Its task is cancelled when no task waits for the
  ///     result.
  public convenience init<ID: Hashable>(
    id: KeyPath<Item, ID>, options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (Request) async throws -> PaginatorPage<Item, Cursor>
  ) {
    self.init(identity: { AnyHashable($0[keyPath: id]) }, options: options, fetch: fetch)
  }

  /// Creates an empty paginator of identifiable items, which does not load by itself.
  ///
  /// - Parameters:
  ///   - options: The options of the paginator.
  ///   - fetch: Loads a page, on any thread. Its task is cancelled when no task waits for the
  ///     result.
  public convenience init(
    options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (Request) async throws -> PaginatorPage<Item, Cursor>
  ) where Item: Identifiable {
    self.init(id: \.id, options: options, fetch: fetch)
  }

  private init(
    identity: @escaping (Item) -> AnyHashable, options: PagingOptions,
    fetch: @escaping @Sendable (Request) async throws -> PaginatorPage<Item, Cursor>
  ) {
    machine = Machine(options, id: identity)
    self.options = options
    self.fetch = fetch
  }

  deinit {
    for load in loads.values { load.task.cancel() }
    for reader in readers.values { reader.finish() }
  }

  /// Creates an identifier for a waiter or a reader.
  func makeIdentity() -> Int {
    identities += 1
    return identities
  }

  /// The loaded items with the edits, each once, in the order of the source.
  public var items: [Item] { machine.items }

  /// The item with an identity, with its edits; nil if the list does not show it.
  ///
  /// For a cell that knows only the identity of its row. It does not search the items.
  ///
  /// - Parameter id: The identity of the row, as of the paginator's key path.
  public subscript(id id: some Hashable) -> Item? {
    machine.edits.item(AnyHashable(id), on: machine.list)
  }

  /// The summary for a screen.
  public var state: State { snapshot.state }

  /// The states of the first page, the end and the start of the list.
  public var parts: PagePart.States { machine.parts }

  /// Whether a first page has been loaded since the last reset.
  public var hasLoaded: Bool { machine.isBegun }

  /// Whether a page follows at the end.
  package var hasMore: Bool { machine.request(for: .next) != nil }

  /// Whether a page precedes the start.
  package var hasPrevious: Bool { machine.request(for: .previous) != nil }

  /// Whether the start loads released pages before it can refresh the list.
  package var hasReleasedStart: Bool { machine.pages.hasReleasedStart }

  /// The current data of a screen.
  public var snapshot: Snapshot { machine.snapshot }

  /// Whether failed pages are retried.
  package var retriesFailures: Bool { options.retryPolicy.count > 0 }

  /// The effect of a refresh on the pages in progress.
  package var concurrency: ConcurrentRunPolicy { options.concurrency }
}
