/// A list of unique items that grows at both ends.
struct ItemList<Item> {
  private(set) var items: [Item] = []
  /// The position of each item relative to ``origin``, so that a prepended item does not move the
  /// others.
  private var places: [AnyHashable: Int] = [:]
  /// The position of the first item.
  private var origin = 0
  let id: (Item) -> AnyHashable

  init(id: @escaping (Item) -> AnyHashable) { self.id = id }

  func contains(_ item: Item) -> Bool { places[id(item)] != nil }

  /// Replaces all items; of duplicates the first is used.
  mutating func replaceAll(_ items: [Item]) {
    self.items = unique(items)
    places.removeAll(keepingCapacity: true)
    origin = 0
    note(self.items.indices)
  }

  /// Whether both lists have the same identities in the same order, and equatable items are equal.
  func isSame(as other: [Item]) -> Bool {
    items.count == other.count
      && zip(items, other).allSatisfy { id($0) == id($1) && isEqual($0, $1) }
  }

  /// Appends a page.
  ///
  /// - Parameters:
  ///   - page: The items.
  ///   - overlaps: Whether the page may begin before the end, so that its known items determine its
  ///     position. Otherwise all new items are appended, and known items have moved.
  /// - Returns: The number of new items.
  mutating func append(_ page: [Item], overlaps: Bool = false) -> Int {
    renew(page)
    let start = overlaps ? page.compactMap { index(of: $0) }.min() : nil
    let range = (start ?? items.count)..<items.count
    let joined = Seam.join(places(of: page, in: range), to: items[range])
    items.replaceSubrange(range, with: joined)
    note(range.lowerBound..<items.count)
    return joined.count - range.count
  }

  /// Prepends a page; mirrors ``append(_:overlaps:)``.
  mutating func prepend(_ page: [Item], overlaps: Bool = false) -> Int {
    renew(page)
    let last = overlaps ? page.compactMap { index(of: $0) }.max() : nil
    let range = 0..<(last.map { $0 + 1 } ?? 0)
    let outward = places(of: page, in: range).reversed().map { item, place in
      (item, place.map { range.count - 1 - $0 })
    }
    let joined = Seam.join(outward, to: items[range].reversed())
    items.replaceSubrange(range, with: joined.reversed())
    origin -= joined.count - range.count
    note(0..<joined.count)
    return joined.count - range.count
  }

  /// Replaces the items from the page's first known item to its last one with the page.
  ///
  /// - Returns: Whether items before the page and after it were kept.
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

  /// Removes rows at an end.
  mutating func remove(_ range: Range<Int>) {
    for item in items[range] { places[id(item)] = nil }
    items.removeSubrange(range)
    if range.lowerBound == 0 { origin += range.count }
  }

  /// The number of inconsistent positions; 0 if the list is correct.
  var strays: Int {
    items.indices.count { index(of: items[$0]) != $0 } + abs(places.count - items.count)
  }

  /// The position of a row by its identity; nil if it is not in the list.
  func index(of row: AnyHashable) -> Int? { places[row].map { $0 - origin } }

  /// Changes the value of a row, which keeps its identity and its position.
  mutating func change(_ row: AnyHashable, _ body: (Item) -> Item) {
    if let index = index(of: row) { items[index] = body(items[index]) }
  }

  private func index(of item: Item) -> Int? { index(of: id(item)) }

  /// Updates the values of known items in a page; they keep their positions.
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
  /// The items of a page, each once, that are new or in a range, with their positions in the range.
  private func places(of page: [Item], in range: Range<Int>) -> [(Item, Int?)] {
    unique(page).compactMap { item in
      guard let index = index(of: item) else { return (item, nil) }
      return range.contains(index) ? (item, index - range.lowerBound) : nil
    }
  }

  /// Merges known items with the new ones between them.
  ///
  /// Items between two known items of a page are inserted there. Items behind the last known one
  /// directly follow it: other known items there lie beyond the page, or were removed.
  private struct Seam {
    private let known: [Item]
    private var joined: [Item] = []
    private var held: [Item] = []
    /// The number of known items merged so far.
    private var passed = 0

    static func join(_ page: [(Item, Int?)], to known: some Sequence<Item>) -> [Item] {
      var seam = Seam(known: Array(known))
      for (item, place) in page {
        if let place { seam.pass(place) } else { seam.held.append(item) }
      }
      return seam.joined + seam.held + seam.known[seam.passed...]
    }

    private init(known: [Item]) { self.known = known }

    /// Advances to a known item; an earlier one has moved.
    private mutating func pass(_ place: Int) {
      guard place >= passed else { return }
      joined += known[passed..<place] + held + [known[place]]
      held = []
      passed = place + 1
    }
  }
}

/// Whether two values are equal, if their type is equatable.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func compare<Known: Equatable>(_ one: Known) -> Bool { one == other as? Known }
  guard let one = one as? any Equatable else { return true }
  return compare(one)
}
