// Load-more actions that must not compile; see `diagnostics` in Development/Scripts/check.sh.
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
  // expected-error@+1 {{Return a result: .loaded(hasMore:), .updated or .noMore}}
  list.overscroll.bottom = .loadMore {}
  // expected-error@+1 {{Return a result: .loaded(hasMore:), .updated or .noMore}}
  list.overscroll.bottom = .loadMore { feed.log() }
  // expected-error@+2 {{Return a result: .loaded(hasMore:), .updated or .noMore}}
  // expected-warning@+1 {{result of call to 'loadNext()' is unused}}
  list.overscroll.bottom = .loadMore { try await feed.loadNext() }
  // expected-error@+1 {{Return a result: .loaded(hasMore:), .updated or .noMore}}
  list.overscroll.bottom = .loadMore { _ = try await feed.loadNext() }
  // expected-error@+2 {{Return a result: .loaded(hasMore:), .updated or .noMore}}
  // expected-warning@+1 {{result of call to 'page()' is unused}}
  list.overscroll.bottom = .loadMore { try await feed.page() }
  // A paginator's load is a result.
  list.overscroll.bottom = .loadMore { await paginator.loadNext() }
}

@MainActor
func ownersWithoutResult(_ list: UIScrollView, _ feed: Feed) {
  list.overscroll.bottom = .loadMore(
    owner: list, prepare: { $0.tag }, fetch: { _ in try await feed.loadNext() },
    // expected-error@+1 {{cannot convert value of type 'Bool' to closure result type 'RefreshResult'}}
    apply: { _, hasMore in hasMore })
  list.overscroll.bottom = .loadMore(
    owner: list, fetch: { try await feed.page() },
    // expected-error@+1 {{cannot convert value of type '()' to closure result type 'RefreshResult'}}
    apply: { _, _ in feed.log() })
}

@MainActor
func refreshThatDropsBool(_ list: UIScrollView, _ feed: Feed) {
  // expected-warning@+1 {{result of call to 'loadNext()' is unused}}
  list.overscroll.top = .refresh { try await feed.loadNext() }
}
