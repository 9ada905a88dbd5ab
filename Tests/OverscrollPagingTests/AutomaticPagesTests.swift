import OverscrollPaging
import Testing

/// After how many pages a footer waits for a tap.
@Suite struct AutomaticPagesTests {
  private func load(_ pages: inout AutomaticPages, _ generation: Int = 1) {
    pages.follow(.loading, generation)
    pages.follow(.idle, generation)
  }

  @Test("After its pages it waits for a tap, which starts again") func waitsForTap() {
    var pages = AutomaticPages(limit: 2)
    load(&pages)
    #expect(!pages.waitsForTap)
    load(&pages)
    #expect(pages.waitsForTap)
    load(&pages)
    #expect(!pages.waitsForTap)
    load(&pages)
    load(&pages)
    #expect(pages.waitsForTap)
  }

  @Test("A refresh starts again") func refreshStartsAgain() {
    var pages = AutomaticPages(limit: 1)
    load(&pages)
    #expect(pages.waitsForTap)
    pages.follow(.idle, 2)
    #expect(!pages.waitsForTap)
  }

  @Test("A page that failed and is retried counts once") func retriesCountOnce() {
    var pages = AutomaticPages(limit: 2)
    pages.follow(.loading, 1)
    pages.follow(.failed(Broken()), 1)
    load(&pages)
    #expect(!pages.waitsForTap)
  }

  @Test("An invalid limit is one page") func invalidLimit() {
    var pages = AutomaticPages(limit: -3)
    load(&pages)
    #expect(pages.waitsForTap)
  }
}
