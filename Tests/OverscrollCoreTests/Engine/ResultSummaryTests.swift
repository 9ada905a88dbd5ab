import Testing

@testable import OverscrollCore

@Suite struct ResultSummaryTests {
  @Test func theShortFormsCarryNoMessage() {
    let short: [ResultSummary] = [.updated, .unchanged, .noMore, .failed, .cancelled]
    #expect(short.map(\.kind) == ResultKind.allCases)
    for result in short {
      #expect(!result.hasMessage)
      #expect(ResultSummary(result.kind) == result)
      #expect(ResultSummary(result.kind, hasMessage: true).hasMessage)
      #expect(ResultSummary(result.kind, hasMessage: true) != result)
    }
  }

  @Test func whatHasMoreIsUpdatedAndTheLastPageIsNoMore() {
    #expect(ResultSummary.loaded(hasMore: true) == .updated)
    #expect(ResultSummary.loaded(hasMore: false) == .noMore)
  }
}
