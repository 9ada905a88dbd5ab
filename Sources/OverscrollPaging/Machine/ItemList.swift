/// Items, each once, that grow at both ends.
struct ItemList<Item> {
  private(set) var items: [Item] = []
  /// Where each item is, counted from ``origin``: what is put in before it does not move the others.
  private var places: [AnyHashable: Int] = [:]
  /// The place of the first item.
  private var origin = 0
  private let id: (Item) -> AnyHashable

  init(id: @escaping (Item) -> AnyHashable) { self.id = id }

  func contains(_ item: Item) -> Bool { places[id(item)] != nil }

  /// Begins anew; of doubles the first one counts.
  mutating func replaceAll(_ items: [Item]) {
    self.items = unique(items)
    places.removeAll(keepingCapacity: true)
    origin = 0
    note(self.items.indices)
  }

  /// Whether both have the same items in the same order, and items that can be compared are equal.
  func isSame(as other: [Item]) -> Bool {
    items.count == other.count
      && zip(items, other).allSatisfy { id($0) == id($1) && isEqual($0, $1) }
  }

  /// Takes a page in at the end, and says how many items are new.
  ///
  /// - Parameters:
  ///   - page: The items.
  ///   - overlaps: Whether the source's pages overlap, so that every known item says where the page belongs.
  ///     Elsewhere one that is far from the end has moved, and says nothing.
  /// - Returns: How many are new.
  mutating func append(_ page: [Item], overlaps: Bool = false) -> Int {
    renew(page)
    let reach = overlaps ? reach(of: page).count : 2 * page.count
    let range = max(0, items.count - reach)..<items.count
    let joined = weave(unique(page), into: range)
    items.replaceSubrange(range, with: joined)
    note(range.lowerBound..<items.count)
    return joined.count - range.count
  }

  /// Takes a page in before the start, and says how many items are new.
  mutating func prepend(_ page: [Item]) -> Int {
    renew(page)
    let range = 0..<min(items.count, 2 * page.count)
    let joined = weave(unique(page), into: range, isBefore: true)
    items.replaceSubrange(range, with: joined)
    origin -= joined.count - range.count
    note(0..<joined.count)
    return joined.count - range.count
  }

  /// Puts a page in the place of everything from its first item to its last one, as far as these are known.
  ///
  /// - Returns: Whether something was kept before the page, and after it.
  mutating func merge(_ page: [Item], keepsFront: Bool, keepsBack: Bool) -> (
    front: Bool, back: Bool
  ) {
    let page = unique(page)
    let first = keepsFront ? page.first.flatMap { index(of: $0) } : nil
    let last = keepsBack ? page.last.flatMap { index(of: $0) } : nil
    let (start, end) = (first ?? 0, last ?? items.count - 1)
    guard start <= end else {
      replaceAll(page)
      return (false, false)
    }
    let front = first == nil ? [] : items[..<start]
    let back = last == nil ? [] : items[(end + 1)...]
    let fresh = Set(page.map(id))
    let isStale = { [id] item in fresh.contains(id(item)) }
    replaceAll(front.filter { !isStale($0) } + page + back.filter { !isStale($0) })
    return (!front.isEmpty, !back.isEmpty)
  }

  /// How many items are not where they are looked for, and how many places lead nowhere: 0.
  var strays: Int {
    items.indices.count { index(of: items[$0]) != $0 } + abs(places.count - items.count)
  }

  private func index(of item: Item) -> Int? { places[id(item)].map { $0 - origin } }

  /// The known items from the first one that a page has on.
  private func reach(of page: [Item]) -> Range<Int> {
    (page.compactMap { index(of: $0) }.min() ?? items.count)..<items.count
  }

  /// Known items that come again keep their place, and are what they are now.
  private mutating func renew(_ page: [Item]) {
    for item in page {
      if let index = index(of: item) { items[index] = item }
    }
  }

  private mutating func note(_ indices: Range<Int>) {
    for index in indices { places[id(items[index])] = origin + index }
  }

  private func unique(_ items: [Item]) -> [Item] {
    var seen = Set<AnyHashable>()
    return items.filter { seen.insert(id($0)).inserted }
  }
}

extension ItemList {
  /// Known items at one end, with those of a page between and behind them.
  ///
  /// A page may begin with items that are known, which say where it belongs: what it has between two of these
  /// was put in there meanwhile.
  ///
  /// - Parameters:
  ///   - page: The items of a page, each once.
  ///   - range: Where the outermost items are.
  ///   - isBefore: Whether the page is at the start of the list, so that all runs the other way.
  private func weave(_ page: [Item], into range: Range<Int>, isBefore: Bool = false) -> [Item] {
    var seam = Seam(isBefore ? items[range].reversed() : Array(items[range]))
    for item in isBefore ? page.reversed() : page {
      if let index = index(of: item) {
        if range.contains(index) {
          seam.pass(isBefore ? range.count - 1 - index : index - range.lowerBound)
        }
      } else {
        seam.hold(item)
      }
    }
    return isBefore ? seam.finished().reversed() : seam.finished()
  }

  /// Known items that are gone along, and new ones that wait for their place among them.
  private struct Seam {
    private let known: [Item]
    private var joined: [Item] = []
    private var held: [Item] = []
    /// How many of the known ones are in.
    private var passed = 0

    init(_ known: [Item]) { self.known = known }

    mutating func hold(_ item: Item) { held.append(item) }

    /// Goes on to a known item; one that lies behind has moved.
    mutating func pass(_ place: Int) {
      guard place >= passed else { return }
      joined += known[passed..<place] + held + [known[place]]
      held = []
      passed = place + 1
    }

    func finished() -> [Item] { joined + known[passed...] + held }
  }
}

/// Whether two values of a type are equal, where values of that type can be.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  guard let one = one as? any Equatable else { return true }
  return compare(one)
}
