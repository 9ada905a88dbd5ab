import EngineStorms
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

  @Test("Whichever durations are infinite, random events keep the invariants and come to rest")
  func infiniteTimes() {
    var random = SeededGenerator(seed: 44)
    // In the bytes of a script, 18 is an infinite time, 4 one frame and 0 none.
    for infinite in 0..<512 {
      let controls: [UInt8] = (0..<4).map { _ in .random(in: 0...1, using: &random) }
      let times: [UInt8] = (0..<9).map {
        infinite & 1 << $0 == 0 ? .random(in: 0...4, using: &random) : 18
      }
      let events: [UInt8] = (0..<120).map { _ in .random(in: 0...255, using: &random) }
      #expect(EngineScript.fault(in: [0x2F] + controls + times + [1] + events) == nil)
    }
  }
}
