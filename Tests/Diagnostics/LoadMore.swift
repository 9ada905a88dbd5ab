// Load-more actions that must not compile; see Scripts/check-diagnostics.py.
import OverscrollCore
import OverscrollPaging
import OverscrollUIKit
import UIKit

struct Feed: Sendable {
  func loadNext() async throws -> Bool { true }
  func page() async throws -> [Int] { [] }
  func log() {}
}

@MainActor
func actionsWithoutResult(
  _ list: UIScrollView, _ feed: Feed, _ paginator: Paginator<Int, Int>
) {
  // error: Return a result: .loaded(hasMore:), .updated or .noMore
  list.overscroll.bottom = .loadMore {}
  // error: Return a result: .loaded(hasMore:), .updated or .noMore
  list.overscroll.bottom = .loadMore { feed.log() }
  // error: Return a result: .loaded(hasMore:), .updated or .noMore
  list.overscroll.bottom = .loadMore { try await feed.loadNext() }
  // error: Return a result: .loaded(hasMore:), .updated or .noMore
  list.overscroll.bottom = .loadMore { _ = try await feed.loadNext() }
  // error: Return a result: .loaded(hasMore:), .updated or .noMore
  list.overscroll.bottom = .loadMore { try await feed.page() }
  // error: Return a result: .loaded(hasMore:), .updated or .noMore
  list.overscroll.bottom = .loadMore { await paginator.loadNext() }
}

@MainActor
func ownersWithoutResult(_ list: UIScrollView, _ feed: Feed) {
  list.overscroll.bottom = .loadMore(
    owner: list, prepare: { $0.tag }, fetch: { _ in try await feed.loadNext() },
    // error: cannot convert value of type 'Bool' to closure result type 'RefreshResult'
    apply: { _, hasMore in hasMore })
  list.overscroll.bottom = .loadMore(
    owner: list, fetch: { try await feed.page() },
    // error: cannot convert value of type '()' to closure result type 'RefreshResult'
    apply: { _, _ in feed.log() })
}

@MainActor
func refreshThatDropsBool(_ list: UIScrollView, _ feed: Feed) {
  // warning: result of call to 'loadNext()' is unused
  list.overscroll.top = .refresh { try await feed.loadNext() }
}
