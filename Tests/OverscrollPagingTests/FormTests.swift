import OverscrollPaging
import Testing

/// Sources without cursors.
@MainActor
@Suite struct FormTests {
  /// A list on a server with page numbers or offsets.
  @MainActor
  final class Source {
    var ids: [Int]
    private(set) var asked: [[Int]] = []

    init(_ ids: some Sequence<Int>) { self.ids = Array(ids) }

    func items(from offset: Int, _ limit: Int) -> [Post] {
      asked.append([offset, limit])
      return [Post](ids.dropFirst(offset).prefix(limit))
    }
  }

  private func byOffset(_ source: Source, overlappingItems: Int = 1) -> Paginator<Post, Int> {
    Paginator(pagesOf: 3, overlappingItems: overlappingItems, id: \.id) {
      await source.items(from: $0, $1)
    }
  }

  private func all(_ list: Paginator<Post, Int>) async -> [Int] {
    for _ in 0..<100 where list.hasMore { await list.loadNext() }
    return list.items.ids
  }

  @Test("By number, every item is loaded once", arguments: [0, 1, 3, 4, 7, 8, 20])
  func byNumberEveryItemIsThereOnce(count: Int) async {
    let source = Source(1...max(1, count))
    source.ids = Array(source.ids.prefix(count))
    for size in [3, nil] {
      let list = Paginator<Post, Int>(numberedFrom: 1, pagesOf: size, id: \.id) { number in
        await source.items(from: (number - 1) * 3, 3)
      }
      await list.refresh()
      #expect(await all(list) == source.ids)
      guard count > 0 else { continue }
      #expect(list.words == "end")
    }
  }

  @Test("By number, inserted items do not duplicate others")
  func byNumberInsertedItemsDoNotDuplicateOthers() async {
    let source = Source(1...9)
    let list = Paginator<Post, Int>(numberedFrom: 0, pagesOf: 3, id: \.id) { number in
      await source.items(from: number * 3, 3)
    }
    await list.refresh()
    source.ids.insert(contentsOf: [-3, -2, -1, 0], at: 0)
    // The new item from the insertion is at its place.
    #expect(await all(list) == Array(0...9))
  }

  @Test("By offset, every item is loaded once", arguments: [0, 1, 3, 4, 5, 7, 8, 20], [1, 2, 5])
  func byOffsetEveryItemIsThereOnce(count: Int, overlappingItems: Int) async {
    let source = Source(0..<count)
    let list = byOffset(source, overlappingItems: overlappingItems)
    await list.refresh()
    #expect(await all(list) == Array(0..<count))
  }

  @Test("By offset, removed items cause no other loss", arguments: 1...11)
  func byOffsetRemovedItemsCauseNoOtherLoss(count: Int) async {
    let source = Source(1...20)
    let list = byOffset(source)
    await list.refresh()
    for _ in 0..<3 { await list.loadNext() }
    #expect(list.items.ids == Array(1...13))
    source.ids.removeFirst(count)
    #expect(await all(list) == Array(1...20))
  }

  @Test("By offset, nothing else is lost even if all known items are removed")
  func byOffsetNothingElseIsLostEvenIfAllKnownItemsAreRemoved() async {
    let source = Source(1...20)
    let list = byOffset(source)
    await list.refresh()
    await list.loadNext()
    source.ids = Array(15...30)
    #expect(await all(list) == Array(1...7) + Array(15...30))
  }

  @Test("By offset, an item inserted before the end appears in its place")
  func byOffsetItemInsertedBeforeEndAppearsInItsPlace() async {
    let source = Source(stride(from: 10, through: 200, by: 10))
    let list = byOffset(source, overlappingItems: 3)
    await list.refresh()
    #expect(list.items.ids == [10, 20, 30, 40, 50, 60])
    source.ids.insert(55, at: 5)
    await list.loadNext()
    #expect(list.items.ids == [10, 20, 30, 40, 50, 55, 60, 70, 80])
  }

  @Test("Invalid sizes count as the smallest valid ones")
  func invalidSizesCountAsSmallestValidOnes() async {
    let source = Source(0..<5)
    let list = Paginator<Post, Int>(pagesOf: -3, overlappingItems: 0, id: \.id) {
      await source.items(from: $0, $1)
    }
    await list.refresh()
    #expect(await all(list) == Array(0..<5))
    #expect(source.asked.first == [0, 2])
  }
}
