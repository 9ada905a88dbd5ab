import InvariantRigs
import Testing

/// What a fuzzer has found with scenario files.
@MainActor @Suite struct CorpusTests {
  @Test func noFileThatAFuzzerWroteBreaksAnything() throws {
    let (count, faults) = try Corpus.play(.scenario)
    #expect(count > 20)
    #expect(faults == [])
  }
}
