import HostRigs
import InvariantRigs
import Testing

@testable import OverscrollUIKit

/// What a fuzzer has found on the host, and what it found it with.
@MainActor
@Suite struct CorpusTests {
  @Test func whatAFuzzerKeptBreaksNoLawOfTheHost() throws {
    let (count, faults) = try OverscrollLog.$current.withValue(LogBook().log) {
      try Corpus.play(.host)
    }
    #expect(count > 20)
    #expect(faults == [])
  }
}
