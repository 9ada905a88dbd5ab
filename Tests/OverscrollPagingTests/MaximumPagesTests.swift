import Foundation
import OverscrollCore
import Testing

@testable import OverscrollPaging

/// Pages far from the reader, which are released and come back.
@MainActor
@Suite struct MaximumPagesTests {
  /// A source of rows in pages of three, and its log.
  @MainActor
  final class Source {
    typealias Page = PaginatorPage<Post, Int>
    typealias Request = Paginator<Post, Int>.Request

    var rows: [Int]
    var fails = false
    private(set) var log: [Request] = []

    init(_ rows: some Sequence<Int>) { self.rows = Array(rows) }

    func note(_ request: Request) throws {
      log.append(request)
      if fails { throw Broken() }
    }

    /// The rows after a row; a page names no previous one.
    func after(_ request: Request) throws -> Page {
      try note(request)
      let start = request.cursor.flatMap { id in rows.firstIndex { $0 > id } } ?? 0
      let page = rows[start...].prefix(3)
      return Page([Post](page), next: page.endIndex < rows.count ? page.last : nil)
    }

    /// The rows before a row; a page names no next one.
    func before(_ request: Request) throws -> Page {
      try note(request)
      let end = request.cursor.flatMap { id in rows.firstIndex { $0 >= id } } ?? rows.count
      let page = rows[..<end].suffix(3)
      return Page([Post](page), previous: page.startIndex > 0 ? page.first : nil)
    }

    /// The rows after or before a row; a page names both neighbours.
    func around(_ request: Request) throws -> Page {
      guard case .previous = request else {
        var page = try after(request)
        page.previous = page.items.first.flatMap { $0.id > rows[0] ? $0.id : nil }
        return page
      }
      var page = try before(request)
      page.next = page.items.last?.id
      return page
    }
  }

  /// A list that says where its reader is.
  @MainActor
  final class Reader {
    var isFar = false
    var asked: [PagePart] = []
    var shares: [Double] = []
    var changes: [PagePart?] = []
  }

  typealias List = Paginator<Post, Int>

  private func options(_ maximumPages: Int? = 2) -> PagingOptions {
    var options = PagingOptions()
    options.maximumPages = maximumPages
    return options
  }

  private func feed(_ source: Source, _ maximumPages: Int? = 2) -> List {
    List(options: options(maximumPages)) { try await source.after($0) }
  }

  /// A feed whose first page was released, so that it has the rows from 4 to 9.
  private func releasedFeed(_ source: Source) async -> List {
    let feed = feed(source)
    await feed.refresh()
    await feed.loadNext()
    await feed.loadNext()
    return feed
  }

  @Test("The first pages of a one-ended feed are released, and come back by the same requests")
  func oneEndedFeed() async {
    let source = Source(1...12)
    let feed = await releasedFeed(source)
    #expect(feed.items.ids == Array(4...9))
    #expect(feed.hasPrevious && feed.hasMore && feed.hasReleasedStart)
    #expect(await feed.loadNext().kind == .noMore)
    #expect(feed.items.ids == Array(7...12) && feed.hasPrevious && !feed.hasMore)
    #expect(await feed.loadPrevious().kind == .updated)
    #expect(feed.items.ids == Array(4...9) && feed.hasMore)
    #expect(await feed.loadPrevious().kind == .noMore)
    #expect(feed.items.ids == Array(1...6))
    #expect(!feed.hasPrevious && feed.hasMore && !feed.hasReleasedStart)
    await feed.loadNext()
    #expect(feed.items.ids == Array(4...9))
    #expect(
      source.log == [.first, .next(3), .next(6), .next(9), .next(3), .first, .next(6)])
  }

  @Test("The newest pages of a chat are released at its end, and come back by the same requests")
  func chat() async {
    let source = Source(1...12)
    let chat = List(options: options()) { try await source.before($0) }
    await chat.refresh()
    for _ in 0..<3 { await chat.loadPrevious() }
    #expect(chat.items.ids == Array(1...6) && chat.hasMore && !chat.hasPrevious)
    #expect(!chat.hasReleasedStart)
    await chat.loadNext()
    #expect(chat.items.ids == Array(4...9) && chat.hasPrevious)
    #expect(await chat.loadNext().kind == .noMore)
    #expect(chat.items.ids == Array(7...12) && !chat.hasMore)
    #expect(
      source.log == [.first, .previous(10), .previous(7), .previous(4), .previous(10), .first])
  }

  @Test("If a page names its neighbours, released pages come back by these cursors")
  func namedNeighbours() async {
    let source = Source(1...12)
    let list = List(options: options()) { try await source.around($0) }
    await list.refresh()
    for _ in 0..<3 { await list.loadNext() }
    for _ in 0..<2 { await list.loadPrevious() }
    #expect(list.items.ids == Array(1...6) && !list.hasPrevious && !list.hasReleasedStart)
    for _ in 0..<2 { await list.loadNext() }
    #expect(list.items.ids == Array(7...12) && !list.hasMore && list.hasReleasedStart)
    #expect(
      source.log == [
        .first, .next(3), .next(6), .next(9), .previous(7), .previous(4), .next(6), .next(9),
      ])
  }

  @Test("Numbered pages and offsets come back as well", arguments: [false, true])
  func forms(_ hasOffsets: Bool) async {
    let rows = [Post](0..<50)
    let list =
      hasOffsets
      ? List(pagesOf: 5, overlappingItems: 2, id: \.id, options: options(3)) { offset, limit in
        Array(rows.dropFirst(offset).prefix(limit))
      }
      : List(numberedFrom: 0, pagesOf: 5, id: \.id, options: options(3)) { number in
        Array(rows.dropFirst(number * 5).prefix(5))
      }
    await list.refresh()
    for _ in 0..<2 {
      for part in [PagePart.next, .previous] {
        while await list.load(part).kind == .updated {
          #expect(list.items.count <= 17)
          let first = list.items[0].id
          #expect(list.items.ids == Array(first..<first + list.items.count))
        }
        #expect(part == .next ? list.items.last?.id == 49 : list.items.first?.id == 0)
      }
    }
  }

  @Test("Rows that the source has inserted between a released page and the list come first")
  func insertedRows() async {
    let source = Source((1...9).map { $0 * 10 })
    let feed = await releasedFeed(source)
    #expect(feed.items.ids == [40, 50, 60, 70, 80, 90])
    source.rows = [5, 10, 15, 20, 30, 31, 32, 40, 50, 60, 70, 80, 90]
    await feed.loadPrevious()
    #expect(feed.items.ids == [32, 40, 50, 60])
    await feed.loadPrevious()
    #expect(feed.items.ids == [20, 30, 31, 32, 40, 50])
    #expect(await feed.loadPrevious().kind == .noMore)
    #expect(feed.items.ids == [5, 10, 15, 20, 30, 31])
    #expect(
      source.log == [
        .first, .next(30), .next(60), .first, .next(15), .next(31), .next(15), .first,
      ])
  }

  @Test("Rows that the source has removed leave no gap, and stay until they are loaded again")
  func removedRows() async {
    let source = Source(1...12)
    let feed = await releasedFeed(source)
    source.rows.removeAll { [1, 2, 4].contains($0) }
    await feed.loadPrevious()
    #expect(feed.items.ids == [4, 3, 5, 6])
    #expect(!feed.hasPrevious)
  }

  @Test("A page with a pending edit stays until the edit ends", arguments: [0, 1, 2, 3])
  func pendingEdits(_ number: Int) async {
    let source = Source(1...30)
    let feed = feed(source)
    await feed.refresh()
    let edit =
      switch number {
      case 0: feed.update(2) { $0.text = "new" }
      case 1: feed.remove(2)
      case 2: feed.insert(Post(99), at: .after(2))
      default: feed.move(2, to: .after(4))
      }
    for _ in 0..<3 { await feed.loadNext() }
    let ids = [
      Array(1...12), [1] + Array(3...12), [1, 2, 99] + Array(3...12), [1, 3, 4, 2] + Array(5...12),
    ]
    #expect(feed.items.ids == ids[number])
    edit.rollBack()
    #expect(feed.items.ids == Array(1...12))
    await feed.loadNext()
    #expect(feed.items.ids == Array(10...15))
  }

  @Test("A pending row at the start stays there while pages are released and come back")
  func rowAtStart() async {
    let source = Source(1...30)
    let feed = feed(source)
    await feed.refresh()
    let edit = feed.insert(Post(99), at: .start)
    for _ in 0..<3 { await feed.loadNext() }
    #expect(feed.items.ids == [99] + Array(7...12))
    edit.confirm()
    #expect(feed.items.ids == [99] + Array(7...12))
    for _ in 0..<2 { await feed.loadPrevious() }
    #expect(feed.items.ids == [99] + Array(1...6))
    #expect(!edit.isPending)
  }

  @Test("A refresh replaces the list, and a failure releases nothing")
  func refreshAndFailure() async {
    let source = Source(1...12)
    let feed = await releasedFeed(source)
    source.fails = true
    #expect(await feed.loadNext().kind == .failed)
    #expect(await feed.loadPrevious().kind == .failed)
    #expect(feed.items.ids == Array(4...9) && feed.parts.failed == [.next, .previous])
    #expect(await feed.refresh().kind == .failed)
    #expect(feed.items.ids == Array(4...9) && feed.hasPrevious)
    source.fails = false
    #expect(await feed.loadPrevious().kind == .noMore)
    #expect(feed.items.ids == Array(1...6))
    await feed.loadNext()
    await feed.refresh()
    #expect(feed.items.ids == [1, 2, 3] && !feed.hasPrevious && feed.hasMore)
  }

  @Test("An archive of a list with released pages continues at both ends")
  func archive() async throws {
    let source = Source(1...18)
    let feed = await releasedFeed(source)
    await feed.loadNext()
    let data = try JSONEncoder().encode(feed.archive(at: 0))
    for maximumPages in [nil, 2] {
      let other = self.feed(source, maximumPages)
      other.restore(try JSONDecoder().decode(PaginatorArchive.self, from: data), at: 0)
      #expect(other.items.ids == Array(7...12) && other.hasReleasedStart)
      for _ in 0..<2 { await other.loadPrevious() }
      #expect(other.items.ids.starts(with: Array(1...6)) && !other.hasPrevious)
      while other.hasMore { await other.loadNext() }
      #expect(other.items.ids == (maximumPages == nil ? Array(1...18) : Array(13...18)))
    }
  }

  @Test("The list decides how near the reader is, and learns which end has changed")
  func distance() async {
    let source = Source(1...30)
    let feed = feed(source)
    let reader = Reader()
    let isFar = { @MainActor (part: PagePart, share: Double) in
      reader.asked.append(part)
      reader.shares.append(share)
      return reader.isFar
    }
    feed.watch(for: PagedListRules(isFar: isFar)) { _ in true }
    feed.onChange = { if !$0.parts.isLoading { reader.changes.append($0.changedPart) } }
    await feed.refresh()
    for _ in 0..<3 { await feed.loadNext() }
    #expect(feed.items.count == 12)
    #expect(reader.asked == [.previous, .previous] && reader.shares == [1.0 / 3, 1.0 / 4])
    reader.isFar = true
    await feed.loadNext()
    #expect(feed.items.ids == Array(10...15))
    #expect(
      reader.changes == [nil, .next, .next, .next, .next, .previous, .previous, .previous])
  }

  @Test("While a page loads at the other end, nothing is released")
  func loadAtOtherEnd() async {
    let gate = Gate()
    let source = Source(1...30)
    let list = List(options: options()) { request in
      if case .previous = request { await gate.pass() }
      var page = try await source.after(request)
      if request == .first { page.previous = 0 }
      if case .previous = request { page = PaginatorPage([Post(0)]) }
      return page
    }
    await list.refresh()
    let previous = Task { await list.loadPrevious() }
    await until { list.parts.previous.isLoading }
    for _ in 0..<2 { await list.loadNext() }
    #expect(list.items.ids == Array(1...9))
    gate.open()
    _ = await previous.value
    #expect(list.items.ids == Array(0...3))
  }

  @Test("An invalid number of pages is 2, and without one nothing is released")
  func invalidNumbers() async {
    for (number, count) in [(nil, 30), (Int.min, 6), (0, 6), (1, 6), (2, 6), (3, 9), (.max, 30)]
      as [(Int?, Int)]
    {
      let feed = feed(Source(1...30), number)
      await feed.refresh()
      while feed.hasMore { await feed.loadNext() }
      #expect(feed.items.count == count)
    }
  }
}
