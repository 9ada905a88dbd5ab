package import OverscrollCore

/// Seeded random events: everything that can happen to an engine, in any order.
///
/// Most events are plausible (a finger pulls and is lifted, a list grows, a run ends), so that the
/// storm reaches deep states. Some are not: results of old runs, offsets that are NaN or infinite,
/// a clock that jumps.
package struct EventStorm: Equatable, Sendable {
  private var generator: SeededGenerator
  private var time = 0.0
  private var contentLength = PerAxis(repeating: 0.0)

  /// Creates a storm from a seed.
  ///
  /// - Parameter seed: Equal seeds give equal storms.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Returns the time of the next event, in seconds; sometimes earlier than the last one, or NaN.
  package mutating func nextTime() -> Double {
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

  /// Returns the next event.
  ///
  /// - Parameter engine: The engine that will handle the event. Its geometry and its runs shape the
  ///   event.
  /// - Returns: The event.
  package mutating func nextEvent(for engine: OverscrollEngine) -> OverscrollEvent {
    switch generator.below(100) {
    case 0..<8: .dragBegan
    case 8..<15: .dragEnded
    case 15..<17: .dragCancelled
    case 17..<52: nextScroll(for: engine)
    case 52..<60: nextGeometry()
    case 60..<76: .end(nextRunID(for: engine), nextOutcome())
    case 76..<88: nextRequest()
    case 88..<96: nextFact()
    default: .frame
    }
  }

  // MARK: Parts

  /// A request by the app or the user.
  private mutating func nextRequest() -> OverscrollEvent {
    let edge = nextEdge()
    return switch generator.below(14) {
    case 0..<4: .begin(edge, revealing: isHeads())
    case 4..<6: .tapped(edge)
    case 6: .cancel(edge)
    case 7..<9: .reset(edge)
    case 9: .noMore(edge)
    case 10: .enabled(edge, generator.below(3) > 0)
    case 11: .hidden(edge, generator.below(3) == 0)
    case 12: .scrollAnchorMoved(by: nextDistance(), at: edge)
    default: .backToTopTapped
    }
  }

  /// A change of the view's state.
  private mutating func nextFact() -> OverscrollEvent {
    switch generator.below(14) {
    case 0: .detached
    case 1..<4: .attached
    case 4: .triggersHeld
    case 5..<8: .triggersReleased
    case 8..<11: .cameToRest
    case 11: .pinnedHeaders(isHeads())
    case 12: .paused(generator.below(4) == 0)
    default: .itemsLeft(Int(generator.below(12)) - 1, towards: nextEdge())
    }
  }

  private mutating func isHeads() -> Bool { generator.below(2) == 0 }

  private mutating func nextAxis() -> OverscrollAxis {
    generator.below(3) == 0 ? .horizontal : .vertical
  }

  private mutating func nextEdge() -> OverscrollEdge {
    OverscrollEdge.allCases[Int(generator.below(6)) % 4]
  }

  private mutating func nextDistance() -> Double {
    generator.below(8) == 0 ? .nan : generator.number(from: -300, to: 900)
  }

  private mutating func nextScroll(for engine: OverscrollEngine) -> OverscrollEvent {
    let axis = nextAxis()
    return .scrolled(to: nextOffset(in: engine.geometry[axis]), along: axis)
  }

  private mutating func nextOffset(in geometry: AxisGeometry) -> Double {
    switch generator.below(12) {
    case 0..<4: return geometry.firstOffset - generator.number(from: 0, to: 130)
    case 4..<6: return geometry.lastOffset + generator.number(from: 0, to: 130)
    case 6: return geometry.firstOffset
    case 7: return geometry.firstOffset - 54
    case 8..<11: return generator.number(from: geometry.firstOffset, to: geometry.lastOffset + 1)
    default: return isHeads() ? .nan : .infinity
    }
  }

  private mutating func nextGeometry() -> OverscrollEvent {
    let axis = nextAxis()
    switch generator.below(6) {
    case 0: contentLength[axis] = 0
    case 1: contentLength[axis] = generator.number(from: 0, to: 600)
    default: contentLength[axis] += generator.number(from: -200, to: 900)
    }
    let geometry = AxisGeometry(
      contentLength: contentLength[axis], viewportLength: generator.below(9) == 0 ? 0 : 600,
      startInset: generator.below(4) == 0 ? generator.number(from: 0, to: 100) : 0)
    return .geometryChanged(geometry, along: axis)
  }

  private mutating func nextRunID(for engine: OverscrollEngine) -> RunID {
    let first = Int(generator.below(4))
    let isStale = generator.below(8) == 0
    for step in 0..<4 where !isStale {
      if let runID = engine.runID(of: OverscrollEdge.allCases[(first + step) % 4]) { return runID }
    }
    return RunID(number: UInt32(generator.below(64)))
  }

  private mutating func nextOutcome() -> RefreshResult.Summary {
    let kind = RefreshResult.Kind(rawValue: UInt8(generator.below(5))) ?? .updated
    return RefreshResult.Summary(kind, hasMessage: generator.below(3) == 0)
  }
}
