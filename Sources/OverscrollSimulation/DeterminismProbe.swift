public import OverscrollCore

/// An engine in a seeded storm, hashed after every event.
///
/// Played natively and in WebAssembly, it shows that all hosts compute the same bits.
public struct DeterminismProbe: Equatable, Sendable {
  /// The engine.
  public private(set) var engine = OverscrollEngine(top: .refresh, bottom: .loadMore)
  /// The hash of every state and every effect so far.
  public private(set) var hash = StateHash()
  private var storm: EventStorm

  /// Creates the probe of a seed.
  ///
  /// - Parameter seed: Equal seeds give equal hashes.
  public init(seed: UInt64) { storm = EventStorm(seed: seed) }

  /// Plays one event.
  ///
  /// - Returns: What the engine asked for.
  @discardableResult
  public mutating func playEvent() -> OverscrollEffects {
    let event = storm.nextEvent(for: engine)
    let effects = engine.handle(event, at: storm.nextTime())
    hash.combine(engine)
    hash.combine(effects)
    return effects
  }

  /// The hash after so many events of a seed.
  ///
  /// - Parameters:
  ///   - count: How many events are played.
  ///   - seed: The seed.
  /// - Returns: The hash of all states and effects.
  public static func hash(after count: Int, seed: UInt64) -> UInt64 {
    var probe = DeterminismProbe(seed: seed)
    for _ in 0..<count { probe.playEvent() }
    return probe.hash.value
  }
}
