import InvariantRigs
import ScenarioRigs
import Testing

/// The scenario files that the fuzzer found.
@MainActor @Suite struct CorpusTests {
  @Test("No file of the fuzzer breaks an invariant") func noFileOfFuzzerBreaksInvariant()
    throws
  {
    let (count, faults) = try Corpus.play(.scenario)
    #expect(count > 20)
    #expect(faults == [])
  }
}
