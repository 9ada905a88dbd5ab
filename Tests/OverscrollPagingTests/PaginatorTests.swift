import OverscrollCore
import Testing

@testable import OverscrollPaging

/// The public behaviour of a paginator.
@MainActor
@Suite struct PaginatorTests {
  private let desk = Desk<Post, Double>()

  // MARK: Results

  @Test("The first page is shown, and reports whether more pages follow")
  func theFirstPageIsShownAndSaysWhetherMoreFollows() async {
    let feed = desk.feed()
    #expect(feed.snapshot.generation == 0)
    #expect(feed.words == "initial")
    let refresh = Task { await feed.refresh() }
    await desk.answer(.first, PaginatorPage([Post](1...3), next: 3))
    #expect(await refresh.value.summary == .updated)
    #expect(feed.items.ids == [1, 2, 3])
    #expect(feed.hasMore && !feed.hasPrevious)
    #expect(feed.words == "loaded")
  }

  @Test(
    "A part of a list that was never loaded loads its first page, and tells whether it has more",
    arguments: [PagePart.next, .previous], [nil, 9.0])
  func partsBeforeTheFirstPage(_ part: PagePart, cursor: Double?) async {
    let feed = desk.feed()
    let load = Task { await feed.load(part) }
    let isNext = part == .next
    await desk.answer(
      .first,
      PaginatorPage([Post(1)], next: isNext ? cursor : 9, previous: isNext ? 9 : cursor))
    #expect(await load.value.summary == (cursor == nil ? .noMore : .updated))
    #expect(feed.items.ids == [1] && feed.loads.isEmpty)
  }

  /// The first page, the result of a refresh, and its outcome.
  nonisolated static let refreshes:
    [(PaginatorPage<Post, Double>, PaginatorPage<Post, Double>, RefreshResult.Summary)] = [
      (PaginatorPage([Post(1)], next: 1), PaginatorPage([Post(1)], next: 1), .unchanged),
      (PaginatorPage([Post(1)], next: 1), PaginatorPage([Post(2), Post(1)], next: 1), .updated),
      (
        PaginatorPage([Post(1)], next: 1), PaginatorPage([Post(1, text: "edited")], next: 1),
        .updated
      ),
      // If the number of pages changes, the other edge has to be notified.
      (PaginatorPage([Post(1)], next: 1), PaginatorPage([Post(1)]), .noMore),
      (PaginatorPage([Post(1)]), PaginatorPage([Post(1)], next: 1), .updated),
      (PaginatorPage([Post(1)]), PaginatorPage([Post(1)]), .unchanged),
      (PaginatorPage([Post(1)]), PaginatorPage([]), .noMore),
    ]

  @Test("A refresh reports whether it changed the list", arguments: refreshes)
  func refreshReportsWhetherItChangedList(
    _ first: PaginatorPage<Post, Double>, _ second: PaginatorPage<Post, Double>,
    _ result: RefreshResult.Summary
  ) async {
    let feed = desk.feed()
    for (page, expected) in [(first, nil), (second, result)] {
      let refresh = Task { await feed.refresh() }
      await desk.answer(.first, page)
      let summary = await refresh.value.summary
      if let expected { #expect(summary == expected) }
    }
  }

  @Test("An empty first page is a valid result") func emptyFirstPageIsValidResult() async {
    let feed = desk.feed()
    let refresh = Task { await feed.refresh() }
    await desk.answer(.first, PaginatorPage([]))
    #expect(await refresh.value.summary == .noMore)
    #expect(feed.words == "empty")
    #expect(feed.snapshot.generation == 1)
  }

  @Test("The list grows at both ends") func bothEndsGrow() async {
    let feed = await desk.begunFeed()
    let next = Task { await feed.loadNext() }
    let previous = Task { await feed.loadPrevious() }
    await desk.answer(.previous(1), PaginatorPage([Post(-1), Post(0)], previous: -1))
    await desk.answer(.next(3), PaginatorPage([Post(4)]))
    #expect(await next.value.summary == .noMore)
    #expect(await previous.value.summary == .updated)
    #expect(feed.items.ids == [-1, 0, 1, 2, 3, 4])
    #expect(await feed.loadNext().summary == .noMore)
    #expect(desk.calls.isEmpty)
  }

  @Test("Both directions have an end") func atBothEndsThereIsTheEnd() async {
    let feed = await desk.begunFeed()
    for (part, request) in [(PagePart.next, Feed.Request.next(3)), (.previous, .previous(1))] {
      let load = Task { await feed.load(part) }
      await desk.answer(request, PaginatorPage([]))
      #expect(await load.value.summary == .noMore)
    }
    #expect(feed.words == "end")
  }

  // MARK: One request

  @Test("Concurrent requests share the result", arguments: PagePart.allCases)
  func concurrentRequestsShareResult(_ part: PagePart) async {
    let feed = await desk.begunFeed()
    let before = desk.log.count
    let loads = (0..<5).map { _ in Task { await feed.load(part) } }
    await until { feed.loads.values.first?.waiting.count == 5 }
    let request: Feed.Request =
      [.first: .first, .next: .next(3), .previous: .previous(1)][part] ?? .first
    await desk.answer(request, PaginatorPage([Post(9)], next: 9, previous: 0))
    for load in loads { #expect(await load.value.summary == .updated) }
    #expect(desk.log.count == before + 1)
    #expect(feed.loads.isEmpty)
  }

  // MARK: Overlap

  @Test("A refresh cancels the page in progress and ignores its result")
  func aRefreshOvertakesAPageWhoseWorkIsCancelledAndWhoseResultIsRefused() async {
    desk.heedsCancellation = false
    let feed = await desk.begunFeed()
    let page = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    let refresh = Task { await feed.refresh() }
    #expect(await page.value.summary == .cancelled)
    await until { desk.calls.count == 2 && desk.calls[0].isCancelled }
    desk.reply(.success(PaginatorPage([Post(4)], next: 4)), at: 0)
    await turns()
    #expect(feed.items.ids == [1, 2, 3])
    await desk.answer(.first, PaginatorPage([Post](7...8), next: 8))
    #expect(await refresh.value.summary == .updated)
    #expect(feed.items.ids == [7, 8])
    #expect(feed.snapshot.generation == 2)
  }

  @Test("No page is loaded during a refresh") func noPageIsLoadedDuringARefresh() async {
    let feed = await desk.begunFeed()
    let refresh = Task { await feed.refresh() }
    await until { desk.calls.count == 1 }
    #expect(await feed.loadNext().summary == .cancelled)
    #expect(desk.calls.count == 1)
    await desk.answer(.first, PaginatorPage([Post(1)]))
    _ = await refresh.value
  }

  @Test("After a failed refresh the page may be requested again")
  func afterFailedRefreshPageMayBeRequestedAgain() async {
    let feed = await desk.begunFeed()
    let page = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    let refresh = Task { await feed.refresh() }
    _ = await page.value
    await desk.answer(.first, .failure(Broken(number: 3)))
    guard let error = await refresh.value.error else {
      Issue.record("Not so.")
      return
    }
    #expect(error as? Broken == Broken(number: 3))
    #expect(feed.words == "failed first")
    let again = Task { await feed.loadNext() }
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    #expect(await again.value.summary == .updated)
    #expect(feed.items.ids == [1, 2, 3, 4])
    #expect(feed.words == "failed first")
  }

  // MARK: Failures

  @Test("A failure lasts until its part is loaded again")
  func failureLastsUntilItsPartIsLoadedAgain() async {
    let feed = await desk.begunFeed()
    let page = Task { await feed.loadNext() }
    await desk.answer(.next(3), .failure(Broken()))
    #expect(await page.value.summary == .failed)
    #expect(feed.words == "failed next")
    #expect(feed.hasMore)
    let again = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    #expect(feed.words == "loading next")
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    _ = await again.value
    #expect(feed.words == "loaded")
  }

  // MARK: Cancellation

  @Test("A cancelled task stops waiting, and the others get the page")
  func cancelledTaskStopsWaitingAndOthersGetPage() async {
    let feed = await desk.begunFeed()
    let (one, other) = (Task { await feed.loadNext() }, Task { await feed.loadNext() })
    await until { feed.loads.values.first?.waiting.count == 2 }
    one.cancel()
    #expect(await one.value.summary == .cancelled)
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    #expect(await other.value.summary == .updated)
  }

  @Test("A load without waiting tasks is cancelled") func loadWithoutWaitingTasksIsCancelled() async
  {
    desk.heedsCancellation = false
    let feed = await desk.begunFeed()
    let page = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    page.cancel()
    #expect(await page.value.summary == .cancelled)
    await until { desk.calls[0].isCancelled }
    #expect(feed.words == "loaded")
    let again = Task { await feed.loadNext() }
    await until { desk.calls.count == 2 }
    desk.reply(.success(PaginatorPage([Post(99)], next: 99)))
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    #expect(await again.value.summary == .updated)
    #expect(feed.items.ids == [1, 2, 3, 4])
  }

  @Test("A task that is cancelled before its request requests nothing")
  func taskThatIsCancelledBeforeItsRequestRequestsNothing() async {
    let feed = await desk.begunFeed()
    let page = Task {
      await until { Task.isCancelled }
      return await feed.loadNext()
    }
    page.cancel()
    #expect(await page.value.summary == .cancelled)
    #expect(desk.calls.isEmpty)
  }

  @Test("A cancellation by the source is not a failure") func aCancellationOfTheSourceIsNoFailure()
    async
  {
    let feed = await desk.begunFeed()
    let page = Task { await feed.loadNext() }
    await desk.answer(.next(3), .failure(CancellationError()))
    #expect(await page.value.summary == .cancelled)
    #expect(feed.words == "loaded")
  }

  @Test("The app defines which errors are cancellations")
  func appDefinesWhichErrorsAreCancellations() async {
    var options = PagingOptions()
    options.isCancellation = { $0 is Broken }
    let feed = await desk.begunFeed(options)
    let page = Task { await feed.loadNext() }
    await desk.answer(.next(3), .failure(Broken()))
    #expect(await page.value.summary == .cancelled)
  }

  @Test("Cancelling ends all loads and keeps the items")
  func cancellingEndsAllLoadsAndKeepsItems() async {
    let feed = await desk.begunFeed()
    let loads = [PagePart.next, .previous].map { part in Task { await feed.load(part) } }
    await until { desk.calls.count == 2 }
    feed.cancel()
    for load in loads { #expect(await load.value.summary == .cancelled) }
    #expect(feed.items.ids == [1, 2, 3])
    await until { desk.calls.isEmpty }
    #expect(feed.words == "loaded")
  }

  @Test("A reset removes everything") func resetForgetsEverything() async {
    let feed = await desk.begunFeed()
    let page = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    feed.reset()
    #expect(await page.value.summary == .cancelled)
    #expect(feed.items.isEmpty && !feed.hasMore && !feed.hasPrevious)
    #expect(feed.words == "initial")
  }

  @Test("Edited rows stay unique") func editedRowsStayUnique() async {
    let feed = await desk.begunFeed()
    feed.remove(2).confirm()
    for _ in 0..<2 { feed.insert(Post(10), at: .end).confirm() }
    #expect(feed.items.ids == [1, 3, 10])
    let page = Task { await feed.loadNext() }
    await desk.answer(.next(3), PaginatorPage([Post(10), Post(11)], next: 11))
    #expect(await page.value.summary == .updated)
    #expect(feed.items.ids == [1, 3, 10, 11])
  }

  // MARK: Lifetime

  @Test("A released paginator cancels its loads") func releasedPaginatorCancelsItsLoads()
    async
  {
    let desk = desk
    var feed: Feed? = await desk.begunFeed()
    let seen = { [weak feed] in feed != nil }
    feed?.options.isCancellation = { _ in false }
    let machine = feed.map { $0.machine.begin(.next) }
    guard case .started(let ticket, let request, _) = machine else {
      Issue.record("Not so.")
      return
    }
    // No task may wait for it, because a waiting task retains the paginator.
    feed?.start(ticket, request, [])
    await until { desk.calls.count == 1 }
    feed = nil
    #expect(!seen())
    await until { desk.calls.isEmpty }
  }

  @Test("A page waits at the gate, and is ignored there if it was overtaken")
  func aPageWaitsAtTheGateAndIsRefusedThereIfItHasBeenOvertaken() async {
    let feed = await desk.begunFeed()
    let gate = Gate()
    feed.watch(for: PagedListRules(waitUntilIdle: { await gate.pass() })) { _ in true }
    let page = Task { await feed.loadNext() }
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    await until { gate.count == 1 }
    #expect(feed.items.ids == [1, 2, 3])
    let refresh = Task { await feed.refresh() }
    await desk.answer(.first, PaginatorPage([Post(7)], next: 7))
    await until { gate.count == 2 }
    gate.open()
    #expect(await page.value.summary == .cancelled)
    #expect(await refresh.value.summary == .updated)
    #expect(feed.items.ids == [7])
  }
}
