import Observation
import Testing

@testable import OverscrollPaging

/// The notification of readers and observers.
@MainActor
@Suite struct ReaderTests {
  private let desk = Desk<Post, Double>()

  @Test("Every reader begins with the present snapshot and ends with the newest")
  func everyReaderBeginsWithPresentSnapshotAndEndsWithNewest() async {
    let desk = desk
    var feed: Feed? = await desk.begunFeed()
    let readers = (0..<3).map { _ in
      Task { [snapshots = feed?.snapshots] in
        var seen: [[Int]] = []
        guard let snapshots else { return seen }
        for await snapshot in snapshots { seen.append(snapshot.items.ids) }
        return seen
      }
    }
    await turns()
    feed?.edit { $0 = [Post(8)] }
    await turns()
    feed?.edit { $0 = [Post(9)] }
    await turns()
    feed = nil
    for reader in readers {
      let seen = await reader.value
      #expect(seen.first == [1, 2, 3])
      #expect(seen.last == [9])
    }
  }

  @Test("A slow reader gets the newest snapshot and none in between")
  func aSlowReaderGetsTheNewestAndNoneInBetween() async {
    let feed = await desk.begunFeed()
    var reader = feed.snapshots.makeAsyncIterator()
    for number in 1...100 { feed.edit { $0 = [Post(number)] } }
    #expect(await reader.next()?.items.ids == [100])
  }

  @Test("A released reader is removed") func releasedReaderIsRemoved() async {
    let feed = await desk.begunFeed()
    let snapshots = feed.snapshots
    let reader = Task { for await _ in snapshots {} }
    await turns()
    #expect(feed.streams.count == 1)
    reader.cancel()
    await until { feed.streams.isEmpty }
  }

  @Test("An observer may change the list, and no other observer gets an outdated snapshot")
  func observerMayChangeListAndNoOtherObserverGetsOutdatedSnapshot() async {
    let feed = await desk.begunFeed()
    var told: [[Int]] = []
    feed.watch { snapshot in
      if snapshot.items.ids == [7] { feed.edit { $0 = [Post(8)] } }
      return true
    }
    feed.onChange = { told.append($0.items.ids) }
    var reader = feed.snapshots.makeAsyncIterator()
    feed.edit { $0 = [Post(7)] }
    #expect(told == [[8]])
    #expect(await reader.next()?.items.ids == [8])
  }

  @Test("The revision counts only changes of the items")
  func theRevisionCountsTheChangesOfTheItemsAndNothingElse() async {
    let feed = await desk.begunFeed()
    let before: Feed.Snapshot = feed.snapshot
    let page = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    #expect(feed.snapshot.revision == before.revision)
    await desk.answer(.next(3), Page([Post(4)], next: 4))
    _ = await page.value
    #expect(feed.snapshot.revision == before.revision + 1)
    #expect(feed.snapshot.generation == before.generation)
  }

  @Test("A watcher that returns false is removed") func watcherThatReturnsFalseIsRemoved() async {
    let feed = await desk.begunFeed()
    var count = 0
    feed.watch { _ in
      count += 1
      return false
    }
    feed.edit { _ in }
    feed.edit { _ in }
    #expect(count == 1)
    #expect(feed.watchers.isEmpty)
  }

  @Test("The screen is notified of a page before the waiting task")
  func screenIsNotifiedOfPageBeforeWaitingTask() async {
    let feed = await desk.begunFeed()
    var order: [String] = []
    feed.onChange = { order.append($0.items.count == 4 ? "shown" : "loading") }
    let page = Task {
      _ = await feed.loadNext()
      order.append("done")
    }
    await desk.answer(.next(3), Page([Post(4)], next: 4))
    await page.value
    #expect(order == ["loading", "shown", "done"])
  }

  @Test("A model mirrors its paginator") func aModelMirrorsItsPaginator() async {
    guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
    let model = PaginatorModel(await desk.begunFeed())
    #expect(model.items.ids == [1, 2, 3])
    let seen = Tally()
    withObservationTracking {
      _ = model.snapshot
    } onChange: {
      seen.add()
    }
    model.paginator.edit { $0 = [Post(5)] }
    #expect(seen.count == 1)
    #expect(model.items.ids == [5])
  }

  @Test("A released model is removed") func releasedModelIsRemoved() async {
    guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
    let feed = await desk.begunFeed()
    do { _ = PaginatorModel(feed) }
    feed.edit { _ in }
    #expect(feed.watchers.isEmpty)
  }
}
