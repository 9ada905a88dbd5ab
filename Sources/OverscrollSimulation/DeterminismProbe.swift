public import OverscrollCore

/// An engine in a seeded storm, hashed after every event.
///
/// Played natively and in WebAssembly, it shows that all hosts compute the same bits.
@_spi(Benchmarks)
public struct DeterminismProbe: Equatable, Sendable {
  /// The engine.
  public private(set) var engine: OverscrollEngine
  /// The hash of every state and every effect so far.
  package private(set) var hash = StateHash()
  private var storm: EventStorm

  /// Creates the probe of a seed.
  ///
  /// - Parameters:
  ///   - seed: Equal seeds give equal hashes.
  ///   - engine: The engine that stands in the storm.
  public init(seed: UInt64, engine: OverscrollEngine = .fourEdges()) {
    storm = EventStorm(seed: seed)
    self.engine = engine
  }

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

extension OverscrollEngine {
  /// An engine with four controls of different kinds, and a button that leads back to the top.
  ///
  /// - Parameters:
  ///   - times: How long things take.
  ///   - overlap: What a run at one edge means for the others.
  /// - Returns: The engine, in a window.
  @_spi(Benchmarks)
  public static func fourEdges(
    times: OverscrollTimes = OverscrollTimes(), overlap: OverlapPolicy = .refreshWins
  ) -> OverscrollEngine {
    var leading = EdgeOptions(
      purpose: .refresh, trigger: .onReach(past: 60), extent: 60, releaseHysteresis: 0.95)
    leading.following = .always
    leading.rearmPolicy = .afterUpdate()
    let trailing = EdgeOptions(
      purpose: .load, trigger: .within(.items(3)), extent: 44, placement: .inlineAtEnd)
    return OverscrollEngine(
      top: .refresh, bottom: .loadMore, leading: leading, trailing: trailing,
      backToTop: BackToTopOptions(), times: times, overlap: overlap)
  }
}
