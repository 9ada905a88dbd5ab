import InvariantRigs
import Testing

/// What the fuzzers have found, and what they found it with.
@Suite struct CorpusTests {
  @Test(arguments: [FuzzTarget.engine, .ledger])
  func whatAFuzzerKeptBreaksNoLaw(_ target: FuzzTarget) throws {
    let (count, faults) = try Corpus.play(target)
    #expect(count > 50)
    #expect(faults == [])
  }
}
