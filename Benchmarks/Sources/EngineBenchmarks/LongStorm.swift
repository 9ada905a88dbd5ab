import Measurement
import OverscrollCore
@_spi(Benchmarks) import OverscrollSimulation

/// Millions of seeded events, with a look at the invariants after each: more than a test has time for.
struct LongStorm {
  /// So many events of a seed, then the next one: an engine that is new meets the storm again.
  private static let eventsPerSeed = 10_000

  let count: Int

  /// Says which invariant is broken, and how to come there again; nil where all hold.
  func firstFault() -> String? {
    let seeds = (count + Self.eventsPerSeed - 1) / Self.eventsPerSeed
    for seed in 0..<seeds {
      let events = min(Self.eventsPerSeed, count - seed * Self.eventsPerSeed)
      if let fault = fault(of: UInt64(seed), events: events) { return fault }
    }
    return nil
  }

  private func fault(of seed: UInt64, events: Int) -> String? {
    let policies = OverlapPolicy.allCases
    let policy = policies[Int(seed) % policies.count]
    var engine = OverscrollEngine.fourEdges(overlap: policy)
    var storm = EventStorm(seed: seed)
    for index in 0..<events {
      let event = storm.nextEvent(for: engine)
      keep(engine.handle(event, at: storm.nextTime()))
      guard let law = engine.checkInvariants() else { continue }
      return "\(law): seed \(seed), policy \(policy), event \(index), \(event)"
    }
    return nil
  }
}

extension LongStorm {
  /// Plays it and prints what became of it; says whether a invariant was broken.
  func report() -> Bool {
    let start = ContinuousClock.now
    let fault = firstFault()
    let spent = start.duration(to: .now)
    print(fault ?? "\(count) events kept the laws, in \(spent).")
    return fault != nil
  }
}
