public import OverscrollCore

/// A list that comes in pages: what is known of it, and the loads that make it longer and newer.
///
/// It stands on the main actor, so that a screen reads ``items`` where it needs them; the pages themselves are
/// fetched elsewhere. Each item is there once, in the order of the source. A page that is being loaded is not
/// asked for again: whoever asks gets the same result. A refresh overtakes a page, and what comes late is refused.
///
/// ```swift
/// let feed = Paginator<Post, String> { request in
///   let answer = try await api.posts(after: request.cursor)
///   return Page(answer.posts, next: answer.cursor)
/// }
/// await feed.refresh()
/// await feed.loadNext()
/// ```
@MainActor
public final class Paginator<Item: Sendable, Cursor: Hashable & Sendable> {
  typealias Machine = PageMachine<Item, Cursor>

  /// Called after each change, on the main actor, in the turn of the change.
  public var onChange: (@MainActor (Snapshot) -> Void)?

  /// Lets a page wait before it is let in, as long as a finger holds the list.
  package var gate: (@MainActor () async -> Void)?

  var machine: Machine
  var options: PagingOptions
  let fetch: @Sendable (Request) async throws -> Page<Item, Cursor>
  var loads: [Machine.Ticket: RunningLoad] = [:]
  /// Those who read the snapshots as they come.
  var streams: [Int: AsyncStream<Snapshot>.Continuation] = [:]
  /// Those who are told of each change in its turn, until they say that they want no more.
  var watchers: [Int: @MainActor (Snapshot) -> Bool] = [:]
  /// Counts what was told: whoever is told something may change something.
  var told = 0
  private var identities = 0

  /// Creates a paginator that knows nothing yet, and asks for nothing by itself.
  ///
  /// - Parameters:
  ///   - id: What tells the items apart; one that comes again is not put in again.
  ///   - options: How it behaves.
  ///   - fetch: Gets a page, on any thread. It is cancelled where nobody waits for it any more.
  public convenience init<ID: Hashable>(
    id: KeyPath<Item, ID>, options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (Request) async throws -> Page<Item, Cursor>
  ) {
    self.init(identity: { AnyHashable($0[keyPath: id]) }, options: options, fetch: fetch)
  }

  /// Creates a paginator of items that know what tells them apart.
  ///
  /// - Parameters:
  ///   - options: How it behaves.
  ///   - fetch: Gets a page, on any thread. It is cancelled where nobody waits for it any more.
  public convenience init(
    options: PagingOptions = PagingOptions(),
    fetch: @escaping @Sendable (Request) async throws -> Page<Item, Cursor>
  ) where Item: Identifiable {
    self.init(id: \.id, options: options, fetch: fetch)
  }

  private init(
    identity: @escaping (Item) -> AnyHashable, options: PagingOptions,
    fetch: @escaping @Sendable (Request) async throws -> Page<Item, Cursor>
  ) {
    machine = Machine(options, id: identity)
    self.options = options
    self.fetch = fetch
  }

  deinit {
    for load in loads.values { load.task.cancel() }
    for stream in streams.values { stream.finish() }
  }

  /// A name for somebody who waits or reads.
  func makeIdentity() -> Int {
    identities += 1
    return identities
  }

  /// The items that have come, each once, in the order of the source.
  public var items: [Item] { machine.list.items }

  /// What goes on.
  public var state: State { machine.state }

  /// Whether more follows at the end.
  public var hasNext: Bool { machine.next != nil }

  /// Whether more lies before the start.
  public var hasPrevious: Bool { machine.previous != nil }

  /// Everything that a screen shows, at this moment.
  public var snapshot: Snapshot { machine.snapshot }

  /// What a refresh means for pages that are being loaded.
  public var overlap: OverlapPolicy { options.overlap }
}
