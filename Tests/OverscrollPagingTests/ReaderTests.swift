import Observation
import Testing

@testable import OverscrollPaging

#if os(Linux) && canImport(Combine)
  @_spi(Simulation) import Combine
#endif

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
    _ = feed?.insert(Post(8), at: .end)
    await turns()
    _ = feed?.insert(Post(9), at: .end)
    await turns()
    feed = nil
    for reader in readers {
      let seen = await reader.value
      #expect(seen.first == [1, 2, 3])
      #expect(seen.last == [1, 2, 3, 8, 9])
    }
  }

  @Test("A slow reader gets the newest snapshot and none in between")
  func aSlowReaderGetsTheNewestAndNoneInBetween() async {
    let feed = await desk.begunFeed()
    var reader = feed.snapshots.makeAsyncIterator()
    for number in 4...100 { _ = feed.insert(Post(number), at: .end) }
    #expect(await reader.next()?.items.ids == Array(1...100))
  }

  @Test("A released reader is removed") func releasedReaderIsRemoved() async {
    let feed = await desk.begunFeed()
    let snapshots = feed.snapshots
    let reader = Task { for await _ in snapshots {} }
    await turns()
    #expect(feed.readers.count == 1)
    reader.cancel()
    await until { feed.readers.isEmpty }
  }

  @Test("An observer may change the list, and no other observer gets an outdated snapshot")
  func observerMayChangeListAndNoOtherObserverGetsOutdatedSnapshot() async {
    let feed = await desk.begunFeed()
    var told: [[Int]] = []
    feed.watch { snapshot in
      if snapshot.items.ids.last == 7 { _ = feed.insert(Post(8), at: .end) }
      return true
    }
    feed.onChange = { told.append($0.items.ids) }
    var reader = feed.snapshots.makeAsyncIterator()
    _ = feed.insert(Post(7), at: .end)
    #expect(told == [[1, 2, 3, 7, 8]])
    #expect(await reader.next()?.items.ids == [1, 2, 3, 7, 8])
  }

  @Test("The revision counts only changes of the items")
  func theRevisionCountsTheChangesOfTheItemsAndNothingElse() async {
    let feed = await desk.begunFeed()
    let before: Feed.Snapshot = feed.snapshot
    let page = Task { await feed.loadNext() }
    await until { desk.calls.count == 1 }
    #expect(feed.snapshot.revision == before.revision)
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
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
    _ = feed.remove(1)
    _ = feed.remove(2)
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
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    await page.value
    #expect(order == ["loading", "shown", "done"])
  }

  @Test("A model publishes items and states separately")
  func modelPublishesItemsAndStatesSeparately() async {
    guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
    let model = PaginatorModel(await desk.begunFeed())
    #expect(model.items.ids == [1, 2, 3])
    let (items, parts, state) = (Tally(), Tally(), Tally())
    withObservationTracking({ _ = model.items }, onChange: { items.add() })
    withObservationTracking({ _ = model.parts }, onChange: { parts.add() })
    withObservationTracking({ _ = model.state }, onChange: { state.add() })
    let page = Task { await model.paginator.loadNext() }
    await until { desk.calls.count == 1 }
    #expect((items.count, parts.count) == (0, 1))
    #expect(model.parts.next.isLoading)
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    _ = await page.value
    #expect(items.count == 1)
    #expect(model.items.ids == [1, 2, 3, 4])
    withObservationTracking({ _ = model.parts }, onChange: { parts.add() })
    _ = model.paginator.insert(Post(5), at: .end)
    #expect(model.items.ids == [1, 2, 3, 4, 5])
    #expect((parts.count, state.count) == (1, 0))
    model.paginator.reset()
    #expect(state.count == 1 && model.state.word == "initial")
  }

  // The stand-in's publisher has a list of listeners.
  #if os(Linux) && canImport(Combine)
    @Test("Objects publish items and states separately")
    func objectsPublishItemsAndStatesSeparately() async {
      let feed = await desk.begunFeed()
      let (items, parts) = (PaginatorItems(feed), PaginatorParts(feed))
      var sent = [0, 0]
      listen(items.objectWillChange) { sent[0] += 1 }
      listen(parts.objectWillChange) { sent[1] += 1 }
      let page = Task { await feed.loadNext() }
      await until { desk.calls.count == 1 }
      #expect(sent == [0, 1])
      #expect(parts.parts.next.isLoading)
      await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
      _ = await page.value
      #expect(sent == [1, 2])
      #expect(items.items.ids == [1, 2, 3, 4] && parts.state.word == "content")
      _ = feed.remove(1)
      #expect(sent == [2, 2])
    }

    @Test("Released objects are removed") func releasedObjectsAreRemoved() async {
      let feed = await desk.begunFeed()
      do { _ = (PaginatorItems(feed), PaginatorParts(feed)) }
      _ = feed.remove(1)
      #expect(feed.watchers.isEmpty)
    }

    private func listen(_ publisher: ObservableObjectPublisher, _ body: @escaping () -> Void) {
      publisher.listeners[ObjectIdentifier(publisher)] = body
    }
  #endif

  @Test("A released model is removed") func releasedModelIsRemoved() async {
    guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
    let feed = await desk.begunFeed()
    do { _ = PaginatorModel(feed) }
    _ = feed.remove(1)
    #expect(feed.watchers.isEmpty)
  }
}
