import EngineStorms
import OverscrollCore

@testable import OverscrollPaging

/// A feed of the gallery's server, with concurrent writers, failing requests, and users who cancel.
@MainActor
final class ServerStorm {
  private(set) var broken: Set<String> = []
  private(set) var steps = 0
  private let client: FeedClient
  private let feed: ServerFeed
  private let ledger = Ledger()
  private var chance: SeededGenerator
  private var callers: [Task<RefreshResult, Never>] = []

  /// The pages that were loaded since the last refresh was requested.
  @MainActor
  final class Ledger {
    private(set) var epoch = 0
    private(set) var taken: [Int: [ServerFeed.Request: Int]] = [:]

    func begin(_ request: ServerFeed.Request) { if request == .first { epoch += 1 } }

    func take(_ request: ServerFeed.Request) {
      taken[epoch, default: [:]][request, default: 0] += 1
    }

    /// Allows pages of cancelled requests to be requested again.
    func giveUp() { epoch += 1 }
  }

  init(_ client: FeedClient, _ renewal: PagingOptions.Renewal, seed: UInt64) {
    self.client = client
    chance = SeededGenerator(seed: seed)
    var options = PagingOptions(
      renewal: renewal, retryPolicy: RetryPolicy.backoff(count: 1, firstDelay: 0.002))
    options.random = SeededGenerator(seed: seed)
    feed = ServerFeed(options: options) { [ledger] request in
      await ledger.begin(request)
      let page = try await client.page(request, limit: 10)
      try Task.checkCancellation()
      await ledger.take(request)
      return page
    }
  }

  /// The number of loaded pages.
  var lettingsIn: Int { ledger.taken.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// The number of pages that were loaded more than once.
  var repetitions: Int { ledger.taken.values.reduce(0) { $0 + $1.values.count { $0 > 1 } } }

  func play(_ count: Int) async throws {
    for _ in 0..<count where broken.isEmpty {
      steps += 1
      try await step()
      inspect()
      if steps % 50 == 0 { checkForLostItems(in: try await client.everything()) }
    }
  }

  private func step() async throws {
    switch chance.below(16) {
    case 0: ask(.first)
    case 1..<6: ask(.next)
    case 6..<9: await waitForCallers()
    case 9: try await client.publish(1)
    case 10: try await removeAny()
    case 11..<14: try await setRandomFault()
    case 14: await giveUp()
    default: await turns(Int(chance.below(200)))
    }
  }

  private func ask(_ part: PagePart) {
    callers.append(Task { [feed] in await feed.load(part) })
  }

  /// Waits for all callers.
  private func waitForCallers() async {
    for caller in callers { _ = await caller.value }
    callers = []
  }

  private func giveUp() async {
    guard let caller = callers.popLast() else { return }
    caller.cancel()
    _ = await caller.value
    ledger.giveUp()
  }

  private func removeAny() async throws {
    guard !feed.items.isEmpty else { return }
    let item = feed.items[Int(chance.below(UInt64(feed.items.count)))]
    // Removes a known item, or one that follows.
    try await client.remove(max(1, item.id - Int(chance.below(3)) * 5))
  }

  private func setRandomFault() async throws {
    let words = ["drop", "cut", "json", "503", "double", "double", nil]
    try await client.setFault(
      words[Int(chance.below(UInt64(words.count)))], delay: Int(chance.below(15)))
  }

  private func inspect() {
    if let law = feed.machine.brokenInvariant() { broken.insert(law) }
    for (one, next) in zip(feed.items, feed.items.dropFirst())
    where (one.published, one.id) <= (next.published, next.id) { broken.insert("Not in order.") }
  }

  /// All items of the server between two known items are known, because others write only at the
  /// top.
  private func checkForLostItems(in everything: [FeedItem]) {
    guard let first = feed.items.first, let last = feed.items.last else { return }
    let known = Set(feed.items.map(\.id))
    let isLost = everything.contains {
      ($0.published, $0.id) < (first.published, first.id)
        && ($0.published, $0.id) > (last.published, last.id) && !known.contains($0.id)
    }
    if isLost { broken.insert("Something is lost.") }
  }

  /// Removes all faults, and loads the whole list.
  func finish() async throws {
    await waitForCallers()
    try await client.clearFaults()
    feed.reset()
    _ = await feed.refresh()
    while feed.hasMore, await feed.loadNext().summary != .failed {}
    if feed.items != (try await client.everything()) { broken.insert("Not what the server has.") }
    if !feed.loads.isEmpty { broken.insert("A load is left.") }
  }
}
