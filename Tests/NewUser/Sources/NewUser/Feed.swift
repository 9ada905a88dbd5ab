import Overscroll

/// The source of the rows.
struct Feed: Sendable {
  struct Page: Sendable {
    let rows: [Int]
    let hasMore: Bool
  }

  func reload() async throws -> Page { Page(rows: [1, 2, 3], hasMore: true) }
  func next() async throws -> Page { Page(rows: [4], hasMore: false) }
}

extension FeedScreen {
  func show(_ page: Feed.Page) -> RefreshResult { .updated("\(page.rows.count) new") }
  func append(_ page: Feed.Page) -> RefreshResult { .loaded(hasMore: page.hasMore) }
}
