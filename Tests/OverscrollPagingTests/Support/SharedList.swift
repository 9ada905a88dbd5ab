import EngineStorms
import OverscrollPaging

/// A list on a server with concurrent writers, and its responses.
struct SharedList {
  /// The posts of the list, in order.
  private(set) var posts: [Post] = []
  /// The moment at which each item was inserted.
  private var births: [Int: Int] = [:]
  private var count = 0
  /// The number of writes.
  private(set) var moment = 0

  init(count: Int, using chance: inout SeededGenerator) {
    for _ in 0..<count { insert(using: &chance) }
  }

  /// The posts that have existed since a moment.
  func posts(since moment: Int) -> [Post] { posts.filter { births[$0.id, default: 0] <= moment } }

  mutating func insert(using chance: inout SeededGenerator) {
    (count, moment) = (count + 1, moment + 1)
    births[count] = moment
    let post = Post(count, at: chance.number(from: -100, to: 100))
    posts.insert(post, at: posts.firstIndex { $0.place > post.place } ?? posts.count)
  }

  mutating func remove(_ id: Int) {
    moment += 1
    posts.removeAll { $0.id == id }
  }

  mutating func removeAny(using chance: inout SeededGenerator) {
    guard !posts.isEmpty else { return }
    remove(posts[Int(chance.below(UInt64(posts.count)))].id)
  }

  /// A page by cursor; the first one begins at the middle.
  func page(_ request: Feed.Request, limit: Int) -> PaginatorPage<Post, Double> {
    switch request {
    case .first: page(posts.filter { $0.place >= 0 }.prefix(limit), around: 0)
    case .next(let place): page(posts.filter { $0.place > place }.prefix(limit), around: place)
    case .previous(let place): page(posts.filter { $0.place < place }.suffix(limit), around: place)
    }
  }

  private func page(_ items: ArraySlice<Post>, around place: Double) -> PaginatorPage<Post, Double>
  {
    let (first, last) = (items.first?.place ?? place, items.last?.place ?? place)
    return PaginatorPage(
      Array(items), next: posts.contains { $0.place > last } ? last : nil,
      previous: posts.contains { $0.place < first } ? first : nil)
  }

  /// A page by offset.
  func items(from offset: Int, _ limit: Int) -> [Post] {
    Array(posts.dropFirst(offset).prefix(limit))
  }
}
