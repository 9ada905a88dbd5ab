import Foundation
import OverscrollCore
import OverscrollPaging
import Testing

/// Archives of paginators, one rule per test.
@MainActor
@Suite struct ArchiveTests {
  private typealias Archive = PaginatorArchive<Post, Double>

  private let desk = Desk<Post, Double>()

  private func data(_ archive: Archive?) throws -> Data {
    try JSONEncoder().encode(#require(archive))
  }

  @Test("A restored list has the same rows before any request, and continues at its cursors")
  func restores() async throws {
    let feed = await desk.begunFeed()
    feed.remove(2).confirm()
    feed.insert(Post(9), at: .end).confirm()
    _ = feed.insert(Post(8), at: .start)
    _ = feed.update(3) { $0.text = "new" }
    let stored = try data(feed.archive(at: 100))
    #expect(feed.pendingRows == [8, 3] as [AnyHashable])
    let other = desk.feed()
    let result = other.restore(
      try JSONDecoder().decode(Archive.self, from: stored), at: 160, maximumAge: 60)
    guard case .restored = result else { return #expect(Bool(false), "\(result)") }
    #expect(other.items == [Post(1), Post(3), Post(9)])
    #expect(other.hasLoaded && other.pendingRows.isEmpty && desk.log == [.first])
    let next = Task { await other.loadNext() }
    await desk.answer(.next(3), PaginatorPage([Post(4)], next: 4))
    #expect(await next.value.kind == .updated)
    #expect(other.items.ids == [1, 3, 4, 9])
    let previous = Task { await other.loadPrevious() }
    await desk.answer(.previous(1), PaginatorPage([Post(0)]))
    #expect(await previous.value.kind == .noMore)
    #expect(other.items.ids == [0, 1, 3, 4, 9])
  }

  @Test("After a restoration nothing loads, or the first page is merged, or replaces the rows")
  func policies() async {
    for (policy, ids) in [
      (Feed.RestorationPolicy.keep, [1, 2, 3]), (.refresh, [0, 1, 2, 3]), (.replace, [0, 1]),
    ] {
      let options = PagingOptions(renewal: .merge)
      let archive = await desk.begunFeed(options).archive(at: 0)
      let feed = desk.feed(options)
      let count = desk.log.count
      feed.restore(try #require(archive), at: 0, then: policy)
      #expect(feed.items.ids == [1, 2, 3], "The rows stay until the page arrives.")
      #expect(feed.parts.first.isLoading == (policy != .keep))
      if policy != .keep {
        await desk.answer(.first, PaginatorPage([Post(0), Post(1)], next: 1))
        await until { !feed.parts.isLoading }
      }
      #expect(feed.items.ids == ids)
      #expect(desk.log.count == count + (policy == .keep ? 0 : 1))
    }
  }

  @Test("A first page that fails after a restoration leaves the rows")
  func failureLeavesRows() async {
    let archive = await desk.begunFeed().archive(at: 0)
    let feed = desk.feed()
    feed.restore(try #require(archive), at: 0, then: .replace)
    await desk.answer(.first, .failure(Broken()))
    await until { !feed.parts.isLoading }
    #expect(feed.items.ids == [1, 2, 3] && feed.parts.first.error is Broken)
  }

  @Test("What cannot be restored gives an empty list that loads, and the reason")
  func refusals() async throws {
    let archive = try #require(await desk.begunFeed().archive(at: 100))
    let text = String(decoding: try data(archive), as: UTF8.self)
    let decode = { (text: String) in
      try JSONDecoder().decode(Archive.self, from: Data(text.utf8))
    }
    let version = "\"version\":\(Archive.version)"
    #expect(text.contains(version))
    let results =
      [
        ("unreadable", { feed in feed.restore(try decode("{"), at: 100) }),
        ("unreadable", { $0.restore(try decode("{\(version)}"), at: 100) }),
        (
          "version 7",
          { feed in
            feed.restore(
              try decode(text.replacingOccurrences(of: version, with: "\"version\":7")), at: 100)
          }
        ),
        ("stale 11.0", { $0.restore(archive, at: 111, maximumAge: 10) }),
        ("stale -1.0", { $0.restore(archive, at: 99) }),
        ("stale nan", { $0.restore(archive, at: .nan) }),
        ("stale 0.0", { $0.restore(archive, at: 100, maximumAge: .nan) }),
      ] as [(String, (Feed) throws -> Feed.Restoration)]
    for (word, restore) in results {
      let feed = await desk.begunFeed()
      #expect(try restore(feed).word == word)
      #expect(feed.items.isEmpty && !feed.hasLoaded)
      let refresh = Task { await feed.refresh() }
      await desk.answer(.first, PaginatorPage([Post(5)]))
      #expect(await refresh.value.kind == .noMore)
      #expect(feed.items.ids == [5])
    }
  }

  @Test("A restoration ends loads and edits, and a list that was never loaded has no archive")
  func restorationEndsEverything() async {
    let feed = await desk.begunFeed()
    let archive = feed.archive(at: 0)
    let edit = feed.remove(1)
    let next = Task { await feed.loadNext() }
    await until { feed.parts.next.isLoading }
    feed.restore(try #require(archive), at: 0)
    #expect(await next.value.kind == .cancelled)
    #expect(feed.items.ids == [1, 2, 3] && !edit.isPending && !feed.parts.isLoading)
    #expect(desk.feed().archive(at: 0) == nil)
  }

  @Test("An encoded archive is as long as its items and a constant")
  func encodedLength() async throws {
    var lengths: [Int] = []
    for count in [10, 10_000] {
      let feed = Feed { _ in PaginatorPage([Post](1...count), next: 2, previous: 3) }
      await feed.refresh()
      lengths.append(
        try data(feed.archive(at: 1)).count - JSONEncoder().encode(feed.items).count)
    }
    #expect(lengths[0] == lengths[1] && lengths[0] < 100, "\(lengths)")
  }
}

extension Paginator.Restoration {
  /// The case's name and its number.
  fileprivate var word: String {
    switch self {
    case .restored: "restored"
    case .unreadable: "unreadable"
    case .otherVersion(let version): "version \(version)"
    case .stale(let age): "stale \(age)"
    }
  }
}
