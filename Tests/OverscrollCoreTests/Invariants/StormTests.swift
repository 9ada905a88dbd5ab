import EngineStorms
import InvariantRigs
import OverscrollCore
import Testing

/// Seeded events in any order, on both axes: 210,000, of which each policy gets 70,000.
@Suite struct StormTests {
  @Test(arguments: 1...7, ConcurrentRunPolicy.allCases)
  func aStormKeepsTheLaws(_ seed: UInt64, _ concurrency: ConcurrentRunPolicy) {
    expectLaws(seed: seed, .fourEdges(concurrency: concurrency))
  }

  /// Without any time between begin and end all deadlines of a run fall together.
  @Test(arguments: 101...103) func aStormWithoutDurationsKeepsTheLaws(_ seed: UInt64) {
    var durations = OverscrollDurations.reducedMotion
    durations.minimumVisible = 0
    durations.messageDuration = 0
    durations.failureDuration = 0
    expectLaws(seed: seed, .fourEdges(durations: durations))
  }

  @Test(arguments: 201...203) func aStormWithTimeoutsKeepsTheLaws(_ seed: UInt64) {
    var durations = OverscrollDurations()
    durations.timeout = 1
    durations.resultDuration = 0.4
    expectLaws(seed: seed, .fourEdges(durations: durations, concurrency: .independent))
  }

  private func expectLaws(seed: UInt64, _ engine: OverscrollEngine) {
    var storm = EventStorm(seed: seed)
    var witness = InvariantWitness(engine)
    for index in 0..<10_000 {
      let event = storm.nextEvent(for: witness.engine)
      witness.play(event, at: storm.nextTime())
      guard let fault = witness.fault else { continue }
      Issue.record("seed \(seed), event \(index): \(fault)")
      return
    }
  }
}
