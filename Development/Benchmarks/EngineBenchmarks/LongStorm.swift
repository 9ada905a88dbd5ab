import EngineStorms
import Measurement
import OverscrollCore

/// Millions of seeded events, with a check of the invariants after each: too many for a test.
struct LongStorm {
  /// The number of events per seed; each seed starts with a new engine.
  private static let eventsPerSeed = 10_000

  let count: Int

  /// The first broken invariant and how to reproduce it; nil if all hold.
  func firstFault() -> String? {
    let seeds = (count + Self.eventsPerSeed - 1) / Self.eventsPerSeed
    for seed in 0..<seeds {
      let events = min(Self.eventsPerSeed, count - seed * Self.eventsPerSeed)
      if let fault = fault(of: UInt64(seed), events: events) { return fault }
    }
    return nil
  }

  private func fault(of seed: UInt64, events: Int) -> String? {
    let policies = ConcurrentRunPolicy.allCases
    let policy = policies[Int(seed) % policies.count]
    var engine = OverscrollEngine.fourEdges(concurrency: policy)
    var storm = EventStorm(seed: seed)
    for index in 0..<events {
      let event = storm.nextEvent(for: engine)
      keep(engine.handle(event, at: storm.nextTime()))
      guard let broken = engine.checkInvariants() else { continue }
      return "\(broken): seed \(seed), policy \(policy), event \(index), \(event)"
    }
    return nil
  }
}

extension LongStorm {
  /// Plays the storm, prints the result, and returns whether an invariant was broken.
  func report() -> Bool {
    let start = ContinuousClock.now
    let fault = firstFault()
    let spent = start.duration(to: .now)
    print(fault ?? "\(count) events kept the invariants, in \(spent).")
    return fault != nil
  }
}
