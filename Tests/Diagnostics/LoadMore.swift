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
func returnsBool(_ feed: Feed, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore { try await feed.loadNext() }
}

@MainActor
func returnsPage(_ feed: Feed, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore { try await feed.page() }
}

@MainActor
func returnsPageResult(_ paginator: Paginator<Int, Int>, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore { await paginator.loadNext() }
}

@MainActor
func discardsBool(_ feed: Feed, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore { _ = try await feed.loadNext() }
}

@MainActor
func returnsNothing(_ list: UIScrollView) {
  list.overscroll.bottom = .loadMore {}
}

@MainActor
func returnsNothingAfterStatements(_ feed: Feed, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore {
    let page = try await feed.page()
    print(page)
  }
}

@MainActor
func ownerReturnsBool(_ feed: Feed, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore(owner: list) { _ in try await feed.loadNext() }
}

@MainActor
func appliesNothing(_ feed: Feed, _ list: UIScrollView) {
  list.overscroll.bottom = .loadMore(
    owner: list, fetch: { try await feed.page() }, apply: { _, _ in feed.log() })
}
