import OverscrollSimulation
import Testing

@testable import OverscrollPaging

/// What a page becomes in a list: each item once, and in the order of its source.
@Suite struct ItemListTests {
  private func list(_ ids: [Int]) -> ItemList<Post> {
    var list = ItemList<Post> { $0.id }
    list.replaceAll([Post](ids))
    return list
  }

  @Test func ofDoublesTheFirstOneCounts() {
    let list = list([1, 2, 1, 3, 3])
    #expect(list.items.ids == [1, 2, 3])
    #expect(list.strays == 0)
  }

  @Test func aKnownItemThatComesAgainKeepsItsPlaceAndIsNew() {
    var list = list([1, 2, 3])
    #expect(list.append([Post(1, text: "edited"), Post(4)]) == 1)
    #expect(list.items.ids == [1, 2, 3, 4])
    #expect(list.items[0].text == "edited")
  }

  /// What is known, what comes, and what there is then at the end of a list.
  static let joints: [([Int], [Int], [Int])] = [
    ([1, 2, 3], [4, 5], [1, 2, 3, 4, 5]),
    // Known ones come again.
    ([1, 2, 3], [2, 3, 4], [1, 2, 3, 4]),
    // One was put in between two that are known, and one right before the first of them.
    ([1, 2, 4], [2, 3, 4, 5], [1, 2, 3, 4, 5]),
    ([1, 3, 4], [2, 3, 4, 5], [1, 2, 3, 4, 5]),
    // One of the known is gone; it stays until somebody refreshes.
    ([1, 2, 3], [1, 3, 4], [1, 2, 3, 4]),
    // Doubles within the page.
    ([1, 2], [3, 3, 4, 3], [1, 2, 3, 4]),
    // Known ones in another order than ours: ours stands.
    ([1, 2, 3], [3, 2, 4], [1, 2, 3, 4]),
    // From far inside, and not as far as the end.
    ([1, 2, 3, 5, 6, 7, 8], [2, 3, 4], [1, 2, 3, 4, 5, 6, 7, 8]),
    ([1, 3, 4, 5], [2, 3], [1, 2, 3, 4, 5]),
    ([], [1, 2], [1, 2]), ([1], [], [1]),
  ]

  @Test(arguments: joints)
  func aPageJoinsWhereItsKnownItemsSay(_ known: [Int], _ page: [Int], _ expected: [Int]) {
    var list = list(known)
    #expect(list.append([Post](page), overlaps: true) == expected.count - known.count)
    #expect(list.items.ids == expected)
    #expect(list.strays == 0)
  }

  @Test(arguments: joints)
  func theStartIsTheMirrorOfTheEnd(_ known: [Int], _ page: [Int], _ expected: [Int]) {
    // Of doubles the first one counts, so that they have no mirror.
    guard Set(page).count == page.count else { return }
    var list = list(known.reversed())
    #expect(list.prepend([Post](page.reversed()), overlaps: true) == expected.count - known.count)
    #expect(list.items.ids == expected.reversed())
    #expect(list.strays == 0)
  }

  @Test func whereNothingOverlapsAllThatIsNewFollows() {
    var list = list(Array(1...4))
    #expect(list.append([Post(9), Post(2), Post(10)]) == 2)
    #expect(list.prepend([Post(7), Post(3), Post(8)]) == 2)
    #expect(list.items.ids == [7, 8, 1, 2, 3, 4, 9, 10])
    #expect(list.strays == 0)
  }

  /// What is known, the first page, whether there is more before and after it, and what there is then.
  @Test(arguments: [
    // New ones at the top, and what is known goes on behind them.
    ([3, 4, 5, 6], [1, 2, 3, 4], false, true, [1, 2, 3, 4, 5, 6], false, true),
    // A gap: nobody knows what lies between.
    ([3, 4, 5, 6], [1, 2], false, true, [1, 2], false, false),
    // The page is all there is.
    ([3, 4, 5, 6], [3, 4], false, false, [3, 4], false, false),
    // 4 was taken out, and is no more.
    ([3, 4, 5, 6], [3, 5], false, true, [3, 5, 6], false, true),
    // Older ones before it, as in a chat, where the first page is the newest.
    ([1, 2, 3, 4], [3, 4, 5], true, false, [1, 2, 3, 4, 5], true, false),
    ([1, 2, 3, 4], [5, 6], true, false, [5, 6], false, false),
    // In the middle.
    ([1, 2, 3, 4, 5], [2, 9, 4], true, true, [1, 2, 9, 4, 5], true, true),
    // 5 has moved up.
    ([3, 4, 5, 6], [5, 3, 4], false, true, [5, 3, 4, 6], false, true),
    // What has changed places leads nowhere.
    ([1, 2, 3, 4], [4, 1], true, true, [4, 1], false, false),
    ([1, 2], [], true, true, [], false, false), ([], [1], true, true, [1], false, false),
  ])
  func whatIsKnownStaysWhereTheFirstPageLeadsUpToIt(
    _ known: [Int], _ page: [Int], _ before: Bool, _ after: Bool, _ expected: [Int],
    _ front: Bool, _ back: Bool
  ) {
    var list = list(known)
    let kept = list.merge([Post](page), keepsFront: before, keepsBack: after)
    #expect(list.items.ids == expected)
    #expect(kept == (front, back))
    #expect(list.strays == 0)
  }

  @Test func listsAreTheSameWhereTheirItemsAre() {
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

  /// Pages of any kind, at both ends: no item is there twice, and all are where they are looked for.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
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
