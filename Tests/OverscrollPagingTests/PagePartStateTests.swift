import OverscrollCore
import OverscrollPaging
import Testing

/// The state of each part of a list, and the summary for a screen.
@MainActor
@Suite struct PagePartStateTests {
  private let desk = Desk<Post, Double>()

  private func load(
    _ feed: Feed, _ part: PagePart, _ request: Feed.Request, _ reply: Desk<Post, Double>.Reply
  ) async -> RefreshResult {
    let load = Task { await feed.load(part) }
    await desk.answer(request, reply)
    return await load.value
  }

  /// A feed whose next and previous pages have failed.
  private func failedFeed() async -> Feed {
    let feed = await desk.begunFeed()
    _ = await load(feed, .next, .next(3), .failure(Broken(number: 1)))
    _ = await load(feed, .previous, .previous(1), .failure(Broken(number: 2)))
    return feed
  }

  @Test("Each part keeps its own failure") func eachPartKeepsItsOwnFailure() async {
    let feed = await failedFeed()
    let states: PagePart.States = feed.parts
    #expect(states.failed == [.next, .previous])
    let next: PagePart.State = states.next
    #expect(next.error as? Broken == Broken(number: 1))
    #expect(states[.previous].error as? Broken == Broken(number: 2))
    _ = await load(feed, .next, .next(3), .success(PaginatorPage([Post(4)])))
    #expect(feed.parts.next.isNoMore)
    #expect(feed.parts.failed == [.previous])
  }

  @Test("One part loads while the failure of another one stays")
  func onePartLoadsWhileFailureOfAnotherStays() async {
    let feed = await failedFeed()
    let next = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    #expect(feed.parts.next.isLoading && feed.parts.isLoading)
    #expect(feed.parts.failed == [.previous])
    next.cancel()
    _ = await next.value
    #expect(feed.parts.failed == [.next, .previous], "a cancelled load restores the failure")
  }

  @Test("A refresh that succeeds clears all failures, and one that fails keeps them")
  func refreshClearsFailures() async {
    let feed = await failedFeed()
    _ = await load(feed, .first, .first, .failure(Broken()))
    #expect(feed.parts.failed == [.first, .next, .previous])
    _ = await load(feed, .first, .first, .success(PaginatorPage([Post(1)], next: 1, previous: 1)))
    #expect(feed.parts.failed.isEmpty)
  }

  @Test("A retry loads what has failed, and nothing else") func retryLoadsWhatHasFailed() async {
    let feed = await failedFeed()
    let retry = Task { await feed.retry() }
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    await desk.answer(.previous(1), PaginatorPage([Post(0)], previous: 0))
    #expect(await retry.value.summary == .updated)
    #expect(feed.items.ids == [0, 1, 2, 3, 4])
    let count = desk.log.count
    #expect(await feed.retry().summary == .unchanged)
    #expect(desk.log.count == count)
  }

  @Test("A retry stops at the part that fails again") func retryStopsAtNextFailure() async {
    let feed = await failedFeed()
    let count = desk.log.count
    let retry = Task { await feed.retry() }
    await desk.answer(.next(3), .failure(Broken(number: 3)))
    #expect(await retry.value.summary == .failed)
    #expect(feed.parts.failed == [.next, .previous])
    #expect(desk.log.count == count + 1)
  }

  @Test("A retry of a first page clears the failures of the others")
  func retryOfFirstPage() async {
    let feed = await failedFeed()
    _ = await load(feed, .first, .first, .failure(Broken()))
    let count = desk.log.count
    let retry = Task { await feed.retry() }
    await desk.answer(.first, PaginatorPage([Post(7)], next: 7))
    #expect(await retry.value.summary == .updated)
    #expect(desk.log.count == count + 1)
  }

  @Test("A list that was never loaded is not empty") func listThatWasNeverLoadedIsNotEmpty() async {
    let feed = desk.feed()
    #expect(!feed.hasLoaded && feed.state.word == "initial")
    #expect(!feed.parts.next.isNoMore)
    let refresh = Task { await feed.refresh() }
    await until { desk.calls.count == 1 }
    #expect(feed.state.word == "loading")
    await desk.answer(.first, .failure(Broken()))
    _ = await refresh.value
    #expect(!feed.hasLoaded && feed.state.word == "failed")
    _ = await load(feed, .first, .first, .success(PaginatorPage([])))
    #expect(feed.hasLoaded && feed.state.word == "empty")
    #expect(feed.parts.next.isNoMore && !feed.parts.first.isNoMore)
    _ = await load(feed, .first, .first, .success(PaginatorPage([Post(1)])))
    #expect(feed.state.word == "content")
    feed.reset()
    #expect(!feed.hasLoaded && feed.state.word == "initial")
  }
}
