import OverscrollPaging

/// A server's list that other users change, and that applies the edits of a client.
struct EditServer {
  /// A change of one row, as the client sends it.
  enum Change: Equatable {
    case insert(Post, Spot)
    case update(String)
    case remove
    case move(Spot)
  }

  /// Where a row is inserted.
  enum Spot: Equatable {
    case start
    case end
    case before(Int)
    case after(Int)
  }

  /// The rows, in order.
  private(set) var posts: [Post] = []
  /// The number of changes.
  private(set) var moment = 0
  private var births: [Int: Int] = [:]
  private var removed: [Post] = []
  private var count = 0

  init(_ number: Int) {
    for _ in 0..<number { insert(count) }
  }

  /// Only these rows move, or come back after their removal.
  static func isMovable(_ id: Int) -> Bool { id % 4 == 0 }

  func posts(since moment: Int) -> [Post] { posts.filter { births[$0.id, default: 0] <= moment } }

  func contains(_ id: Int) -> Bool { posts.contains { $0.id == id } }

  /// A new identity.
  mutating func makeID() -> Int {
    count += 1
    return count
  }

  // MARK: Other users

  mutating func insert(_ chance: Int) { insert(Post(makeID()), at: chance % (posts.count + 1)) }

  mutating func remove(_ chance: Int) {
    guard !posts.isEmpty else { return }
    remove(id: posts[chance % posts.count].id)
  }

  mutating func update(_ chance: Int) {
    guard !posts.isEmpty else { return }
    moment += 1
    posts[chance % posts.count].text = "s\(moment)"
  }

  mutating func move(_ chance: Int) {
    guard let index = posts.indices.filter({ Self.isMovable(posts[$0].id) }).randomly(chance)
    else { return }
    let post = posts.remove(at: index)
    if !insert(post, at: chance / 7 % (posts.count + 1)) { posts.insert(post, at: index) }
  }

  /// Inserts a row again that was removed.
  mutating func restore(_ chance: Int) {
    guard let index = removed.indices.filter({ Self.isMovable(removed[$0].id) }).randomly(chance)
    else { return }
    let post = removed.remove(at: index)
    if !contains(post.id) { insert(post, at: chance / 7 % (posts.count + 1)) }
  }

  // MARK: The client

  /// Applies an edit; returns false if it refuses.
  mutating func apply(_ change: Change, to id: Int) -> Bool {
    switch change {
    case .insert(let post, let spot):
      guard !contains(post.id), let index = index(of: spot) else { return false }
      return insert(post, at: index)
    case .update(let text):
      guard let index = posts.firstIndex(where: { $0.id == id }) else { return false }
      moment += 1
      posts[index].text = text
    case .remove:
      guard contains(id) else { return false }
      remove(id: id)
    case .move(let spot):
      guard let old = posts.firstIndex(where: { $0.id == id }) else { return false }
      let post = posts.remove(at: old)
      guard let index = index(of: spot), insert(post, at: index) else {
        posts.insert(post, at: old)
        return false
      }
    }
    return true
  }

  private func index(of spot: Spot) -> Int? {
    switch spot {
    case .start: 0
    case .end: posts.count
    case .before(let id): posts.firstIndex { $0.id == id }
    case .after(let id): posts.firstIndex { $0.id == id }.map { $0 + 1 }
    }
  }

  /// Returns false if repeated insertions have exhausted the numbers between two rows.
  @discardableResult
  private mutating func insert(_ post: Post, at index: Int) -> Bool {
    let before = index > 0 ? posts[index - 1].place : (posts.first?.place ?? 0) - 2
    let after = index < posts.count ? posts[index].place : before + 2
    guard after - before > 1e-8 else { return false }
    moment += 1
    births[post.id] = moment
    removed.removeAll { $0.id == post.id }
    var post = post
    post.place = (before + after) / 2
    posts.insert(post, at: index)
    return true
  }

  private mutating func remove(id: Int) {
    moment += 1
    removed += posts.filter { $0.id == id }
    posts.removeAll { $0.id == id }
  }

  // MARK: Pages

  /// A page that begins at a row, or next to it; the first one begins in the middle.
  func page(_ request: Paginator<Post, Int>.Request, _ limit: Int) -> PaginatorPage<Post, Int> {
    switch request {
    case .first:
      let middle = posts.count / 3
      return page(middle..<min(posts.count, middle + limit))
    case .next(let order):
      let start = posts.firstIndex { order < Self.order($0) } ?? posts.count
      return page(start..<min(posts.count, start + limit))
    case .previous(let order):
      let end = posts.firstIndex { order <= Self.order($0) } ?? posts.count
      return page(max(0, end - limit)..<end)
    }
  }

  /// A page after a row, without a previous one; the first one begins at the start.
  func pageAfter(_ order: Int?, _ limit: Int) -> PaginatorPage<Post, Int> {
    let start = order.map { order in posts.firstIndex { order < Self.order($0) } ?? posts.count }
    var page = page((start ?? 0)..<min(posts.count, (start ?? 0) + limit))
    page.previous = nil
    return page
  }

  private func page(_ range: Range<Int>) -> PaginatorPage<Post, Int> {
    let first = range.isEmpty ? nil : Self.order(posts[range.lowerBound])
    let last = range.isEmpty ? nil : Self.order(posts[range.upperBound - 1])
    return PaginatorPage(
      Array(posts[range]), next: range.upperBound < posts.count ? last : nil,
      previous: range.lowerBound > 0 ? first : nil)
  }

  /// A cursor: the place of a row as an ordered number.
  private static func order(_ post: Post) -> Int { Int((post.place * 0x1p32).rounded()) }

  /// A page from an offset, which overlaps the page before it.
  func page(offset: Int, _ size: Int, overlappingItems: Int) -> PaginatorPage<Post, Int> {
    let items = Array(posts.dropFirst(offset).prefix(size + overlappingItems))
    return PaginatorPage(
      items, next: items.count < size + overlappingItems ? nil : offset + size,
      fallback: max(0, offset - size))
  }
}

extension Array {
  /// An element that a number selects; nil for an empty array.
  func randomly(_ chance: Int) -> Element? { isEmpty ? nil : self[chance % count] }
}
