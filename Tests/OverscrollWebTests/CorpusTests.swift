import InvariantRigs
import Testing

/// What a fuzzer has found in the browser's module, and what it found it with.
@Suite struct CorpusTests {
  @Test func whatAFuzzerKeptBreaksNoLawOfThePage() throws {
    let (count, faults) = try Corpus.play(.page)
    #expect(count > 50)
    #expect(faults == [])
  }
}
