import InvariantRigs
import Testing

/// The findings of the fuzzers, and the bytes that led to them.
@Suite struct CorpusTests {
  @Test(arguments: [FuzzTarget.engine, .ledger])
  func whatAFuzzerKeptBreaksNoLaw(_ target: FuzzTarget) throws {
    let (count, faults) = try Corpus.play(target)
    #expect(count > 50)
    #expect(faults == [])
  }
}
