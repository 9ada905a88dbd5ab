import EngineStorms
import OverscrollCore
import Testing

@testable import OverscrollPaging

/// A paginator with a server, concurrent writers, and users who cancel, driven by a seed.
@MainActor
final class PagingStorm<Cursor: Hashable & Sendable> {
  typealias List = Paginator<Post, Cursor>

  private(set) var shared: SharedList
  private(set) var broken: [String] = []
  private(set) var steps = 0
  private let feed: List
  private let desk: Desk<Post, Cursor>
  private let clock = VirtualClock()
  private let answer: (SharedList, List.Request) -> PaginatorPage<Post, Cursor>
  private let parts: [PagePart]
  private let renewal: PagingOptions.Renewal
  /// Whether pages begin with known items in their order.
  private let overlaps: Bool
  private var chance: SeededGenerator
  private var callers: [Task<RefreshResult, Never>] = []
  /// The moment since which no item may be missing.
  private var base: Int
  /// The number of times that each page was inserted, per generation.
  private var taken: [Int: [List.Request: Int]] = [:]

  init(
    seed: UInt64, _ concurrency: ConcurrentRunPolicy, _ renewal: PagingOptions.Renewal,
    parts: [PagePart],
    overlaps: Bool = false, make: (PagingOptions, Desk<Post, Cursor>) -> List,
    answer: @escaping (SharedList, List.Request) -> PaginatorPage<Post, Cursor>
  ) {
    chance = SeededGenerator(seed: seed)
    shared = SharedList(count: 60, using: &chance)
    base = shared.moment
    desk = Desk()
    (self.answer, self.parts, self.renewal, self.overlaps) = (answer, parts, renewal, overlaps)
    feed = make(Self.options(seed, concurrency, renewal, clock), desk)
  }

  private static func options(
    _ seed: UInt64, _ concurrency: ConcurrentRunPolicy, _ renewal: PagingOptions.Renewal,
    _ clock: VirtualClock
  ) -> PagingOptions {
    var options = PagingOptions(renewal: renewal, retryPolicy: RetryPolicy.backoff(count: 1))
    options.concurrency = concurrency
    options.clock = clock
    options.random = SeededGenerator(seed: seed)
    return options
  }

  // MARK: Actions

  /// Performs a number of random actions, and checks every invariant after each.
  func play(_ count: Int) async {
    for _ in 0..<count where broken.isEmpty {
      steps += 1
      await step()
      await settle()
      inspect()
    }
  }

  private func step() async {
    switch chance.below(20) {
    case 0..<6: await ask(parts[Int(chance.below(UInt64(parts.count)))])
    case 6..<12: await reply()
    case 12, 13: shared.insert(using: &chance)
    case 14: shared.removeAny(using: &chance)
    case 15: await giveUp()
    case 16: clock.advance(by: 5)
    case 17: desk.heedsCancellation.toggle()
    case 18: removeByHand()
    default: if chance.below(10) == 0 { feed.cancel() }
    }
  }

  private func ask(_ part: PagePart) async {
    let begun = Tally()
    callers.append(
      Task { [feed] in
        begun.add()
        return await feed.load(part)
      })
    await until { begun.count > 0 }
  }

  /// Cancels a random request.
  private func giveUp() async {
    guard !callers.isEmpty else { return }
    let caller = callers.remove(at: Int(chance.below(UInt64(callers.count))))
    caller.cancel()
    _ = await caller.value
  }

  /// Deletes a row, as a user does.
  private func removeByHand() {
    guard let post = feed.items.first else { return }
    shared.remove(post.id)
    feed.remove(post.id).confirm()
  }

  private func reply() async {
    guard !desk.calls.isEmpty else { return }
    let index = Int(chance.below(UInt64(desk.calls.count)))
    let call = desk.calls[index]
    if chance.below(6) == 0 { return desk.reply(.failure(Broken()), at: index) }
    var page = answer(shared, call.request)
    if chance.below(4) == 0 { page = doubled(page, call.request) }
    let before = feed.items
    if !call.isCancelled {
      taken[feed.snapshot.generation, default: [:]][call.request, default: 0] += 1
    }
    if !call.isCancelled, call.request.part == .first, renewal == .replace { base = shared.moment }
    desk.reply(.success(page), at: index)
    guard call.isCancelled else { return }
    await turns(5)
    if feed.items != before { broken.append("A late page was let in.") }
  }

  /// A page from a faulty server: with items of earlier pages, and duplicates.
  private func doubled(
    _ page: PaginatorPage<Post, Cursor>, _ request: List.Request
  ) -> PaginatorPage<Post, Cursor> {
    var page = page
    let known = request.part == .previous ? feed.items.first : feed.items.last
    page.items = page.items.flatMap { [$0, $0] }
    if !overlaps, let known, request.part != .first, shared.posts.contains(known) {
      page.items.insert(known, at: request.part == .previous ? page.items.count : 0)
    }
    return page
  }

  /// Waits until every load is at the desk or asleep.
  private func settle() async {
    await until {
      desk.calls.count { !$0.isCancelled } + clock.sleeperCount == feed.loads.count
    }
  }

  // MARK: Invariants

  private func inspect() {
    if let law = feed.machine.brokenInvariant() { broken.append(law) }
    if feed.loads.count != feed.machine.loads.count { broken.append("A task has no load.") }
    let there = feed.items.filter(shared.posts.contains)
    if there != there.sorted(by: { $0.place < $1.place }) { broken.append("Not in order.") }
    if let lost = lost(there) { broken.append("\(lost) is lost.") }
  }

  /// An item that existed all the time between two known items, but is missing.
  private func lost(_ there: [Post]) -> Int? {
    guard let first = there.first, let last = there.last else { return nil }
    let known = Set(there.ids)
    return shared.posts(since: base).first {
      $0.place > first.place && $0.place < last.place && !known.contains($0.id)
    }?.id
  }

  /// The number of pages that were inserted more than once in a generation.
  var repetitions: Int { taken.values.reduce(0) { $0 + $1.values.count { $0 > 1 } } }

  /// Answers all requests, restarts the list, and loads all of it.
  func finish() async {
    feed.cancel()
    feed.reset()
    for caller in callers { _ = await caller.value }
    await load(.first)
    for part in parts where part != .first {
      while part == .next ? feed.hasMore : feed.hasPrevious { await load(part) }
    }
    if feed.items != shared.posts { broken.append("In the end it is not what the server has.") }
    if !feed.loads.isEmpty { broken.append("A load is left.") }
  }

  private func load(_ part: PagePart) async {
    let load = Task { [feed] in await feed.load(part) }
    let isOver = Tally()
    Task {
      _ = await load.value
      isOver.add()
    }
    while isOver.count == 0 {
      if let call = desk.calls.first { desk.reply(.success(answer(shared, call.request))) }
      await Task.yield()
    }
  }
}
