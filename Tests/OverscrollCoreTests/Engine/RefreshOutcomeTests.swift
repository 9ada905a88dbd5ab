import Testing

@testable import OverscrollCore

@Suite struct RefreshOutcomeTests {
  @Test func theShortFormsCarryNoMessage() {
    let short: [RefreshOutcome] = [.updated, .unchanged, .noMore, .failed, .cancelled]
    #expect(short.map(\.kind) == RefreshOutcome.Kind.allCases)
    for outcome in short {
      #expect(!outcome.carriesMessage)
      #expect(RefreshOutcome(outcome.kind) == outcome)
      #expect(RefreshOutcome(outcome.kind, carriesMessage: true).carriesMessage)
      #expect(RefreshOutcome(outcome.kind, carriesMessage: true) != outcome)
    }
  }

  @Test func whatHasMoreIsUpdatedAndTheLastPageIsNoMore() {
    #expect(RefreshOutcome.more(true) == .updated)
    #expect(RefreshOutcome.more(false) == .noMore)
  }
}
