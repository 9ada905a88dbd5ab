import EngineStorms
import Testing

@testable import OverscrollPaging

/// How a list inserts pages: each item once, and in the order of its source.
@Suite struct ItemListTests {
  private func list(_ ids: [Int]) -> ItemList<Post> {
    var list = ItemList<Post> { $0.id }
    list.replaceAll([Post](ids))
    return list
  }

  @Test("Of duplicates the first is used") func ofDoublesTheFirstOneCounts() {
    let list = list([1, 2, 1, 3, 3])
    #expect(list.items.ids == [1, 2, 3])
    #expect(list.strays == 0)
  }

  @Test("A known item that is loaded again keeps its position and gets the new value")
  func knownItemThatIsLoadedAgainKeepsItsPositionAndGetsNewValue() {
    var list = list([1, 2, 3])
    #expect(list.append([Post(1, text: "edited"), Post(4)]) == 1)
    #expect(list.items.ids == [1, 2, 3, 4])
    #expect(list.items[0].text == "edited")
  }

  /// The known items, the page, and the expected items at the end of a list.
  static let joints: [([Int], [Int], [Int])] = [
    ([1, 2, 3], [4, 5], [1, 2, 3, 4, 5]),
    // Known items are repeated.
    ([1, 2, 3], [2, 3, 4], [1, 2, 3, 4]),
    // One item was inserted between two known ones, and one right before the first of them.
    ([1, 2, 4], [2, 3, 4, 5], [1, 2, 3, 4, 5]),
    ([1, 3, 4], [2, 3, 4, 5], [1, 2, 3, 4, 5]),
    // A known item was removed; it stays until the next refresh.
    ([1, 2, 3], [1, 3, 4], [1, 2, 3, 4]),
    // Duplicates within the page.
    ([1, 2], [3, 3, 4, 3], [1, 2, 3, 4]),
    // Known items in a different order: the order of the list is kept.
    ([1, 2, 3], [3, 2, 4], [1, 2, 3, 4]),
    // The page begins far before the end, and does not reach it.
    ([1, 2, 3, 5, 6, 7, 8], [2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8]),
    ([1, 3, 4, 5], [2, 3], [1, 2, 3, 4, 5]),
    ([], [1, 2], [1, 2]), ([1], [], [1]),
  ]

  @Test("A page is inserted where its known items are", arguments: joints)
  func pageIsInsertedWhereItsKnownItemsAre(_ known: [Int], _ page: [Int], _ expected: [Int]) {
    var list = list(known)
    #expect(list.append([Post](page), overlaps: true) == expected.count - known.count)
    #expect(list.items.ids == expected)
    #expect(list.strays == 0)
  }

  @Test("Prepending mirrors appending", arguments: joints)
  func theStartIsTheMirrorOfTheEnd(_ known: [Int], _ page: [Int], _ expected: [Int]) {
    // Of duplicates the first is used, so such pages have no mirror image.
    guard Set(page).count == page.count else { return }
    var list = list(known.reversed())
    #expect(list.prepend([Post](page.reversed()), overlaps: true) == expected.count - known.count)
    #expect(list.items.ids == expected.reversed())
    #expect(list.strays == 0)
  }

  @Test("Without an overlap all new items are appended")
  func withoutOverlapAllNewItemsAreAppended() {
    var list = list(Array(1...4))
    #expect(list.append([Post(9), Post(2), Post(10)]) == 2)
    #expect(list.prepend([Post(7), Post(3), Post(8)]) == 2)
    #expect(list.items.ids == [7, 8, 1, 2, 3, 4, 9, 10])
    #expect(list.strays == 0)
  }

  /// The known items, the first page, whether pages precede and follow it, and the expected items.
  @Test(
    "Known items stay if the first page connects to them",
    arguments: [
      // New items at the top, and the known items continue behind them.
      ([3, 4, 5, 6], [1, 2, 3, 4], false, true, [1, 2, 3, 4, 5, 6], false, true),
      // A gap: the items between are unknown.
      ([3, 4, 5, 6], [1, 2], false, true, [1, 2], false, false),
      // The page is the whole list.
      ([3, 4, 5, 6], [3, 4], false, false, [3, 4], false, false),
      // Item 4 was removed.
      ([3, 4, 5, 6], [3, 5], false, true, [3, 5, 6], false, true),
      // Older items precede the page, as in a chat, where the first page is the newest.
      ([1, 2, 3, 4], [3, 4, 5], true, false, [1, 2, 3, 4, 5], true, false),
      ([1, 2, 3, 4], [5, 6], true, false, [5, 6], false, false),
      // In the middle of the list.
      ([1, 2, 3, 4, 5], [2, 9, 4], true, true, [1, 2, 9, 4, 5], true, true),
      // Item 5 has moved up.
      ([3, 4, 5, 6], [5, 3, 4], false, true, [5, 3, 4, 6], false, true),
      // Items that have changed places connect to nothing.
      ([1, 2, 3, 4], [4, 1], true, true, [4, 1], false, false),
      ([1, 2], [], true, true, [], false, false), ([], [1], true, true, [1], false, false),
    ])
  func knownItemsStayIfFirstPageConnectsToThem(
    _ known: [Int], _ page: [Int], _ before: Bool, _ after: Bool, _ expected: [Int],
    _ front: Bool, _ back: Bool
  ) {
    var list = list(known)
    let kept = list.merge([Post](page), keepsFront: before, keepsBack: after)
    #expect(list.items.ids == expected)
    #expect(kept == (front, back))
    #expect(list.strays == 0)
  }

  @Test("Lists are equal if their items are") func listsAreEqualIfTheirItemsAre() {
    let list = list([1, 2])
    #expect(list.isSame(as: [Post](1...2)))
    #expect(!list.isSame(as: [Post](1...3)))
    #expect(!list.isSame(as: [Post(2), Post(1)]))
    #expect(!list.isSame(as: [Post(1), Post(2, text: "edited")]))
    var others = ItemList<OnlyNamed> { $0.name }
    others.replaceAll([OnlyNamed(name: "a", text: "one")])
    #expect(others.isSame(as: [OnlyNamed(name: "a", text: "two")]))
  }

  struct OnlyNamed {
    let name: String
    let text: String
  }

  /// Random pages at both ends: no item is duplicated, and all positions are correct.
  @Test("No sequence of pages misplaces an item", arguments: 1...20 as ClosedRange<UInt64>)
  func noSequenceOfPagesMisplacesAnItem(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    var list = list([])
    for _ in 0..<300 {
      let page = (0..<chance.below(8)).map { _ in Post(Int(chance.below(60))) }
      switch chance.below(5) {
      case 0, 1: _ = list.append(page, overlaps: chance.below(2) == 0)
      case 2, 3: _ = list.prepend(page, overlaps: chance.below(2) == 0)
      default: _ = list.merge(page, keepsFront: chance.below(2) == 0, keepsBack: true)
      }
      #expect(list.strays == 0)
      #expect(Set(list.items.ids).count == list.items.count)
    }
  }
}
