import Foundation
import OverscrollCore
import OverscrollPaging
import Testing

/// The small values.
@Suite struct PageTests {
  @Test("A request has its part and its cursor") func aRequestKnowsItsPartAndItsCursor() {
    #expect(Feed.Request.first.part == .first && Feed.Request.first.cursor == nil)
    #expect(Feed.Request.next(3).part == .next && Feed.Request.next(3).cursor == 3)
    #expect(Feed.Request.previous(3).part == .previous && Feed.Request.previous(3).cursor == 3)
  }

  @Test("Pages with equal contents are equal") func pagesWithEqualContentsAreEqual() {
    let page = PaginatorPage(["a"], next: 1, previous: 2, fallback: 3)
    #expect(page == PaginatorPage(["a"], next: 1, previous: 2, fallback: 3))
    #expect(page != PaginatorPage(["a"], next: 1, previous: 2))
    #expect((page.items, page.next, page.previous, page.fallback) == (["a"], 1, 2, 3))
  }

  @Test("Every result has its summary") func everyResultHasItsOutcome() {
    let results: [(RefreshResult, RefreshResult.Summary)] = [
      (.updated, .updated), (.unchanged, .unchanged), (.noMore, .noMore),
      (RefreshResult(.failed, error: Broken()), .failed), (.cancelled, .cancelled),
    ]
    for (result, summary) in results { #expect(result.summary == summary) }
  }

  @Test("The default options fit most lists") func defaultOptionsFitMostLists() {
    let options = PagingOptions()
    #expect(options.renewal == .replace)
    #expect(options.concurrency == .refreshCancelsLoads)
    #expect(options.retryPolicy.count == 0)
    #expect(options.isCancellation(CancellationError()))
    #expect(options.isCancellation(URLError(.cancelled)))
    #expect(!options.isCancellation(URLError(.timedOut)))
    #expect(!options.isCancellation(Broken()))
    #expect(RetryPolicy.backoff(count: 2).isWorthwhile(Broken()))
    #expect(RetryPolicy.backoff(count: 2).firstDelay == 1)
  }
}
