import OverscrollCore

/// The events of an engine.
extension ByteReader {
  mutating func event(for engine: OverscrollEngine) -> OverscrollEvent {
    switch below(16) {
    case 0..<4: scroll(engine)
    case 4: .dragBegan
    case 5: .dragEnded
    case 6: .geometryChanged(geometry(), along: axis())
    case 7, 8: .end(runID(engine), result())
    case 9: .begin(edge(), revealing: isHeads())
    case 10: fact()
    case 11: request()
    case 12: .frame
    case 13: .cameToRest
    case 14: .scrollAnchorMoved(by: number(), at: edge())
    default: view()
    }
  }

  private mutating func view() -> OverscrollEvent {
    switch below(5) {
    case 0: .attached
    case 1: .detached
    case 2: .triggersHeld
    case 3: .triggersReleased
    default: .dragCancelled
    }
  }

  private mutating func fact() -> OverscrollEvent {
    switch below(3) {
    case 0: .pinnedHeaders(isHeads())
    case 1: .paused(isHeads())
    default: .itemsLeft(items(), towards: edge())
    }
  }

  private mutating func request() -> OverscrollEvent {
    switch below(8) {
    case 0: .cancel(edge())
    case 1: .tapped(edge())
    case 2: .reset(edge())
    case 3: .noMore(edge())
    case 4: .enabled(edge(), isHeads())
    case 5: .hidden(edge(), isHeads())
    default: .backToTopTapped
    }
  }

  private mutating func items() -> Int {
    let count = byte()
    return count == 255 ? .min : count == 254 ? .max : Int(count) - 3
  }

  mutating func edge() -> OverscrollEdge { any(OverscrollEdge.self, else: .top) }

  mutating func axis() -> OverscrollAxis { isHeads() ? .horizontal : .vertical }

  /// From where the content begins, from where it ends, or anywhere.
  private mutating func scroll(_ engine: OverscrollEngine) -> OverscrollEvent {
    let kind = byte()
    let axis: OverscrollAxis = kind & 1 == 0 ? .vertical : .horizontal
    let geometry = engine.geometry[axis]
    switch kind >> 1 % 4 {
    case 0: return .scrolled(to: geometry.firstOffset - Double(byte()), along: axis)
    case 1: return .scrolled(to: geometry.lastOffset + Double(byte()), along: axis)
    case 2: return .scrolled(to: geometry.lastOffset - 8 * Double(byte()), along: axis)
    default: return .scrolled(to: number(), along: axis)
    }
  }

  mutating func geometry() -> AxisGeometry {
    let insets = isHeads()
    return AxisGeometry(
      contentLength: number(), viewportLength: isHeads() ? number() : 600,
      startInset: insets ? number() : 0, endInset: insets ? number() : 0)
  }

  /// A run that runs, or any other.
  private mutating func runID(_ engine: OverscrollEngine) -> RunID {
    let choice = byte()
    let running = OverscrollEdge.allCases.compactMap(engine.runID)
    guard choice < 230, let runID = running.isEmpty ? nil : running[Int(choice) % running.count]
    else { return RunID(number: UInt32(choice)) }
    return runID
  }

  private mutating func result() -> RefreshResult.Summary {
    RefreshResult.Summary(any(RefreshResult.Kind.self, else: .updated), hasMessage: isHeads())
  }
}
