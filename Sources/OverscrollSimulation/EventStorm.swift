public import OverscrollCore

/// Seeded events without manners: everything that can happen to an engine, in any order.
///
/// Most of them make some sense (a finger that pulls and lets go, a list that grows, answers to the
/// runs that are under way), so that the storm reaches deep states; some make none (late answers,
/// offsets that are no numbers, a clock that jumps).
public struct EventStorm: Equatable, Sendable {
  private var generator: SeededGenerator
  private var time = 0.0
  private var contentLength = 0.0

  /// Creates the storm of a seed.
  ///
  /// - Parameter seed: Equal seeds give equal storms.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The time of the next event, in seconds.
  public mutating func nextTime() -> Double {
    switch generator.below(100) {
    case 0: return time - 1
    case 1: return .nan
    case 2: time += 30
    case 3..<20: break
    case 20..<80: time += 1.0 / 120
    default: time += generator.number(from: 0, to: 0.7)
    }
    return time
  }

  /// The next event.
  ///
  /// - Parameter engine: The engine that will get it, which tells the running cycles.
  /// - Returns: The event.
  public mutating func nextEvent(for engine: OverscrollEngine) -> OverscrollEvent {
    switch generator.below(100) {
    case 0..<8: .dragBegan
    case 8..<16: .dragEnded
    case 16..<18: .dragCancelled
    case 18..<58: .scrolled(to: nextOffset(for: engine))
    case 58..<66: .geometryChanged(nextGeometry())
    case 66..<70: .begin(nextEdge())
    case 70..<84: .end(nextCycle(for: engine), nextOutcome())
    case 84..<86: .cancel(nextEdge())
    case 86..<89: .tapped(nextEdge())
    case 89..<91: .reset(nextEdge())
    default: .frame
    }
  }

  private mutating func nextEdge() -> OverscrollEdge { generator.below(2) == 0 ? .top : .bottom }

  private mutating func nextOffset(for engine: OverscrollEngine) -> Double {
    let geometry = engine.geometry
    switch generator.below(12) {
    case 0..<4: return geometry.firstOffset - generator.number(from: 0, to: 130)
    case 4..<6: return geometry.lastOffset + generator.number(from: 0, to: 130)
    case 6: return geometry.firstOffset
    case 7: return geometry.firstOffset - 54
    case 8..<11: return generator.number(from: geometry.firstOffset, to: geometry.lastOffset + 1)
    default: return generator.below(2) == 0 ? .nan : .infinity
    }
  }

  private mutating func nextGeometry() -> ScrollGeometry {
    switch generator.below(6) {
    case 0: contentLength = 0
    case 1: contentLength = generator.number(from: 0, to: 600)
    default: contentLength += generator.number(from: -200, to: 900)
    }
    return ScrollGeometry(
      contentLength: contentLength, viewportLength: 600,
      startInset: generator.below(4) == 0 ? generator.number(from: 0, to: 100) : 0)
  }

  private mutating func nextCycle(for engine: OverscrollEngine) -> OverscrollCycle {
    let running = engine.cycle(of: .top) ?? engine.cycle(of: .bottom)
    let isStale = generator.below(8) == 0
    guard let running, !isStale else {
      return OverscrollCycle(number: UInt32(generator.below(64)))
    }
    return running
  }

  private mutating func nextOutcome() -> RefreshOutcome {
    let kind = RefreshOutcome.Kind(rawValue: UInt8(generator.below(5))) ?? .updated
    return RefreshOutcome(kind, carriesMessage: generator.below(3) == 0)
  }
}
