package import OverscrollCore

/// An engine that handles seeded random events, with a hash that covers every state.
///
/// Run natively and in WebAssembly, it shows that all hosts compute the same bits.
package struct DeterminismProbe: Equatable, Sendable {
  /// The engine.
  package private(set) var engine: OverscrollEngine
  /// The hash of all states and effects so far.
  package private(set) var hash = StateHash()
  private var storm: EventStorm

  /// Creates a probe from a seed.
  ///
  /// - Parameters:
  ///   - seed: Equal seeds give equal hashes.
  ///   - engine: The engine that handles the events.
  package init(seed: UInt64, engine: OverscrollEngine = .fourEdges()) {
    storm = EventStorm(seed: seed)
    self.engine = engine
  }

  /// Generates and handles one event.
  ///
  /// - Returns: The effects that the engine requested.
  @discardableResult
  package mutating func playEvent() -> OverscrollEffects {
    let event = storm.nextEvent(for: engine)
    let effects = engine.handle(event, at: storm.nextTime())
    hash.combine(engine)
    hash.combine(effects)
    return effects
  }

  /// Returns the hash after a number of events.
  ///
  /// - Parameters:
  ///   - count: The number of events.
  ///   - seed: The seed of the events.
  /// - Returns: The hash of all states and effects.
  package static func hash(after count: Int, seed: UInt64) -> UInt64 {
    var probe = DeterminismProbe(seed: seed)
    for _ in 0..<count { probe.playEvent() }
    return probe.hash.value
  }
}

extension OverscrollEngine {
  /// An engine with four controls of different kinds and a back-to-top button.
  ///
  /// - Parameters:
  ///   - durations: The durations of the engine's phases and animations.
  ///   - concurrency: How a run at one edge affects runs at the others.
  /// - Returns: The engine, attached to a window.
  package static func fourEdges(
    durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads
  ) -> OverscrollEngine {
    var leading = EdgeOptions(
      purpose: .refresh, trigger: .onPull(past: 60), extent: 60, releaseHysteresis: 0.95)
    leading.following = .always
    leading.rearmPolicy = .afterUpdate()
    let trailing = EdgeOptions(
      purpose: .load, trigger: .within(.items(3)), extent: 44, placement: .inlineAtEnd)
    return OverscrollEngine(
      top: .refresh, bottom: .loadMore, leading: leading, trailing: trailing,
      backToTop: BackToTopOptions(), durations: durations, concurrency: concurrency)
  }
}
