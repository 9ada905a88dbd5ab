import HostRigs
import InvariantRigs
import OverscrollUIKit
import Testing

/// Inputs of a fuzzer that revealed faults of the host.
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
