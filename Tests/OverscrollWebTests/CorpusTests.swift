import InvariantRigs
import Testing

/// Replays the inputs that a fuzzer of the browser's module has stored.
@Suite struct CorpusTests {
  @Test func whatAFuzzerKeptBreaksNoLawOfThePage() throws {
    let (count, faults) = try Corpus.play(.page)
    #expect(count > 50)
    #expect(faults == [])
  }
}
