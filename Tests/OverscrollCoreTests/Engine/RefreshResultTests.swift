import OverscrollCore
import Testing

@Suite struct RefreshResultTests {
  @Test func theShortFormsCarryNoMessage() {
    let short: [RefreshResult.Summary] = [.updated, .unchanged, .noMore, .failed, .cancelled]
    #expect(short.map(\.kind) == RefreshResult.Kind.allCases)
    for result in short {
      #expect(!result.hasMessage)
      #expect(RefreshResult.Summary(result.kind) == result)
      #expect(RefreshResult.Summary(result.kind, hasMessage: true).hasMessage)
      #expect(RefreshResult.Summary(result.kind, hasMessage: true) != result)
    }
  }

  @Test func whatHasMoreIsUpdatedAndTheLastPageIsNoMore() {
    #expect(RefreshResult.Summary.loaded(hasMore: true) == .updated)
    #expect(RefreshResult.Summary.loaded(hasMore: false) == .noMore)
  }
}
