import OverscrollCore
import OverscrollPaging
import Testing

/// Edits of rows, one rule per test.
@MainActor
@Suite struct EditTests {
  private let desk = Desk<Post, Double>()

  /// A load in progress.
  private func begin(_ feed: Feed, _ part: PagePart) async -> Task<RefreshResult, Never> {
    let count = desk.log.count
    let load = Task { await feed.load(part) }
    await until { desk.log.count == count + 1 }
    return load
  }

  private func load(_ feed: Feed, _ part: PagePart, _ page: PaginatorPage<Post, Double>) async {
    let load = await begin(feed, part)
    desk.reply(.success(page), at: desk.calls.count - 1)
    _ = await load.value
  }

  // MARK: Removals

  @Test("A removed row does not come back with an older page or an older refresh")
  func removedRowDoesNotComeBack() async {
    for part in [PagePart.first, .next] {
      let feed = await desk.begunFeed()
      let old = await begin(feed, part)
      feed.remove(2).confirm()
      feed.remove(4).confirm()
      desk.reply(.success(PaginatorPage([Post](1...5), next: 5)))
      _ = await old.value
      #expect(feed.items.ids == [1, 3, 5])
    }
  }

  @Test("A row that a later load returns after its removal is shown")
  func laterLoadWins() async {
    let feed = await desk.begunFeed()
    feed.remove(2).confirm()
    await load(feed, .first, PaginatorPage([Post](1...3), next: 3))
    #expect(feed.items.ids == [1, 2, 3])
  }

  @Test("A pending removal hides a row that is loaded later, and a rollback shows it")
  func pendingRemovalHidesLaterRow() async {
    let feed = await desk.begunFeed()
    let edit = feed.remove(5)
    await load(feed, .next, PaginatorPage([Post](4...6), next: 6))
    #expect(feed.items.ids == [1, 2, 3, 4, 6])
    edit.rollBack()
    #expect(feed.items.ids == [1, 2, 3, 4, 5, 6])
  }

  // MARK: Insertions

  @Test("An inserted row stays through refreshes until a response contains it")
  func insertedRowStays() async {
    let feed = await desk.begunFeed()
    let edit = feed.insert(Post(9), at: .start)
    await load(feed, .first, PaginatorPage([Post](0...3), next: 3))
    #expect(feed.items.ids == [9, 0, 1, 2, 3])
    #expect(edit.isPending)
    await load(feed, .first, PaginatorPage([Post(0), Post(9, text: "sent"), Post(1)], next: 1))
    #expect(feed.items.ids == [0, 9, 1])
    #expect(feed.items[1].text == "sent")
    #expect(!edit.isPending)
    edit.rollBack()
    #expect(feed.items.ids == [0, 9, 1])
  }

  @Test("A row inserted next to another one stays beside it, or beside what was near it")
  func insertedRowStaysBesideItsNeighbour() async {
    let feed = await desk.begunFeed()
    _ = feed.insert(Post(9), at: .after(2))
    _ = feed.insert(Post(8), at: .before(2))
    #expect(feed.items.ids == [1, 8, 2, 9, 3])
    await load(feed, .first, PaginatorPage([Post(2), Post(5), Post(1)], next: 1))
    #expect(feed.items.ids == [8, 2, 9, 5, 1])
    await load(feed, .first, PaginatorPage([Post(5), Post(1), Post(3)], next: 3))
    #expect(feed.items.ids == [5, 1, 8, 9, 3])
  }

  @Test("A row confirmed at an end with further pages stays there until its page is loaded")
  func confirmedRowFloatsAtTheEnd() async {
    let feed = await desk.begunFeed()
    feed.insert(Post(9), at: .end).confirm()
    await load(feed, .next, PaginatorPage([Post](4...5), next: 5))
    #expect(feed.items.ids == [1, 2, 3, 4, 5, 9])
    await load(feed, .next, PaginatorPage([Post](6...10), next: 10))
    #expect(feed.items.ids == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test("A sent row gets the identity of the server, once")
  func sentRowGetsItsIdentity() async {
    for isLoadedFirst in [false, true] {
      let feed = await desk.begunFeed()
      let edit = feed.insert(Post(-1), at: .start)
      let page = PaginatorPage([Post(7), Post(1), Post(2)], next: 2.0)
      if isLoadedFirst { await load(feed, .first, page) }
      edit.confirm(as: Post(7))
      #expect(feed.items.ids == (isLoadedFirst ? [7, 1, 2] : [7, 1, 2, 3]))
      await load(feed, .first, page)
      #expect(feed.items.ids == [7, 1, 2])
    }
  }

  // MARK: Updates and moves

  @Test("An update is kept by older responses, and lost to later ones")
  func updateIsKept() async {
    let feed = await desk.begunFeed()
    let old = await begin(feed, .first)
    let edit = feed.update(2) { $0.text = "new" }
    edit.confirm()
    desk.reply(.success(PaginatorPage([Post](1...3), next: 3)))
    _ = await old.value
    #expect(feed.items[1].text == "new")
    await load(feed, .first, PaginatorPage([Post(2, text: "newer")], next: 2))
    #expect(feed.items[0].text == "newer")
  }

  @Test("An update cannot change the identity") func updateKeepsIdentity() async {
    let feed = await desk.begunFeed()
    _ = feed.update(2) { $0 = Post(7) }
    #expect(feed.items.ids == [1, 2, 3])
  }

  @Test("A move is shown, rolled back, and confirmed") func moves() async {
    let feed = await desk.begunFeed()
    let edit = feed.move(3, to: .before(1))
    #expect(feed.items.ids == [3, 1, 2])
    edit.rollBack()
    #expect(feed.items.ids == [1, 2, 3])
    let old = await begin(feed, .first)
    feed.move(1, to: .after(2)).confirm()
    desk.reply(.success(PaginatorPage([Post](1...3), next: 3)))
    _ = await old.value
    #expect(feed.items.ids == [2, 1, 3])
  }

  // MARK: Two edits

  @Test("Edits of one row are rolled back in any order") func rollBacksInAnyOrder() async {
    let feed = await desk.begunFeed()
    let (update, removal) = (feed.update(2) { $0.text = "new" }, feed.remove(2))
    update.rollBack()
    #expect(feed.items.ids == [1, 3])
    removal.rollBack()
    #expect(feed.items.ids == [1, 2, 3] && feed.items[1].text.isEmpty)
  }

  @Test("Confirming an edit confirms the earlier ones of its row")
  func confirmationIncludesEarlierEdits() async {
    let feed = await desk.begunFeed()
    let first = feed.update(2) { $0.text = "one" }
    feed.update(2) { $0.text = "two" }.confirm()
    #expect(!first.isPending)
    first.rollBack()
    #expect(feed.items[1].text == "two")
  }

  @Test("A removed row that is shown again is where it was, beside a row confirmed meanwhile")
  func removedRowKeepsItsPlace() async {
    let feed = await desk.begunFeed()
    _ = feed.insert(Post(8), at: .before(2))
    let confirmed = feed.insert(Post(9), at: .before(2))
    let removal = feed.remove(8)
    confirmed.confirm()
    removal.rollBack()
    #expect(feed.items.ids == [1, 8, 9, 2, 3])
  }

  @Test("Rows stay in order if a refresh removes the rows between them, also after a rollback")
  func orderWithoutNeighbours() async {
    let feed = await desk.begunFeed()
    _ = feed.insert(Post(7), at: .before(1))
    let edit = feed.insert(Post(8), at: .before(1))
    let confirmed = feed.insert(Post(9), at: .after(2))
    let old = await begin(feed, .first)
    _ = feed.insert(Post(6), at: .before(7))
    confirmed.confirm()
    desk.reply(.success(PaginatorPage([Post(3)], next: 3)))
    _ = await old.value
    #expect(feed.items.ids == [6, 7, 8, 9, 3])
    edit.rollBack()
    #expect(feed.items.ids == [6, 7, 9, 3])
  }

  @Test("A row inserted next to an unknown one waits at the end, and moves to it")
  func unknownNeighbour() async {
    let feed = await desk.begunFeed()
    let sent = feed.insert(Post(-1), at: .start)
    _ = feed.insert(Post(8), at: .start)
    _ = feed.insert(Post(9), at: .before(7))
    _ = feed.insert(Post(6), at: .after(5))
    #expect(feed.items.ids == [8, -1, 1, 2, 3, 9, 6])
    sent.confirm(as: Post(7))
    #expect(feed.items.ids == [8, 9, 7, 1, 2, 3, 6])
    await load(feed, .next, PaginatorPage([Post(4), Post(5)], next: 5))
    #expect(feed.items.ids == [8, 9, 7, 1, 2, 3, 4, 5, 6])
  }

  @Test("A reset ends all edits") func resetEndsEdits() async {
    let feed = await desk.begunFeed()
    let edit = feed.remove(1)
    feed.reset()
    await load(feed, .first, PaginatorPage([Post](1...2), next: 2))
    edit.rollBack()
    edit.confirm()
    #expect(feed.items.ids == [1, 2] && !edit.isPending)
  }

  // MARK: Refreshes

  @Test("A merged refresh keeps the rows behind it, until there is a gap")
  func mergeUntilGap() async {
    let feed = await desk.begunFeed(PagingOptions(renewal: .merge))
    await load(feed, .next, PaginatorPage([Post](4...6), next: 6))
    await load(feed, .first, PaginatorPage([Post](0...2), next: 2))
    #expect(feed.items.ids == [0, 1, 2, 3, 4, 5, 6])
    await load(feed, .first, PaginatorPage([Post](-5 ... -3), next: -3))
    #expect(feed.items.ids == [-5, -4, -3])
    await load(feed, .next, PaginatorPage([Post](-2...0), next: 0))
    #expect(feed.items.ids == [-5, -4, -3, -2, -1, 0])
  }

  // MARK: Single rows

  @Test("An item is found by its identity, as the list shows it")
  func itemByIdentity() async {
    let feed = await desk.begunFeed()
    #expect(feed[id: 2] == Post(2) && feed[id: 9] == nil)
    let removal = feed.remove(2)
    _ = feed.insert(Post(9), at: .start)
    _ = feed.update(3) { $0.text = "changed" }
    feed.move(1, to: .end).confirm()
    #expect(feed[id: 2] == nil && feed[id: 9] == Post(9) && feed[id: 3]?.text == "changed")
    removal.rollBack()
    await load(feed, .next, PaginatorPage([Post](4...5), next: 5))
    for item in feed.items { #expect(feed[id: item.id] == item) }
    #expect(feed.items.count == 6 && feed[id: AnyHashable(4)] == Post(4))
    feed.reset()
    #expect(feed[id: 1] == nil)
  }

  @Test("An insertion that changes nothing leaves nothing of the list before it")
  func insertionOfAKnownRow() async {
    let feed = await desk.begunFeed()
    #expect(!feed.insert(Post(2), at: .end).isPending)
    await load(feed, .first, PaginatorPage([Post](5...7), next: 7))
    #expect(feed[id: 1] == nil && feed[id: 5] == Post(5))
    _ = feed.update(5) { $0.text = "changed" }
    #expect(feed.items.ids == [5, 6, 7] && feed.items.first?.text == "changed")
  }

  // MARK: Costs

  /// An item that counts how often its identity is read.
  private struct Counted: Sendable {
    let number: Int
    let reads: Tally

    var id: Int {
      reads.add()
      return number
    }
  }

  @Test("Appending a page costs as much as the page, however long the list is")
  func appendingCostsThePage() async {
    let reads = Tally()
    let feed = Paginator<Counted, Int>(id: \.id) { request in
      let start = request.cursor ?? 0
      let end = start == 0 ? 10_000 : start + 50
      return PaginatorPage((start..<end).map { Counted(number: $0, reads: reads) }, next: end)
    }
    await feed.refresh()
    var before = reads.count
    #expect(feed[id: 9_000]?.number == 9_000)
    #expect(reads.count == before, "nothing is searched")
    before = reads.count
    await feed.loadNext()
    #expect(feed.items.count == 10_050)
    #expect(reads.count - before <= 50 * 8)
    feed.remove(5).confirm()
    let pending = feed.remove(7)
    let middle = reads.count
    await feed.loadNext()
    #expect(reads.count - middle <= 50 * 10)
    pending.rollBack()
    #expect(feed.items.count == 10_099)
  }
}
