import EngineStorms
import InvariantRigs
import OverscrollCore
import Testing

/// One machine for all edges: they differ only in the geometry.
@Suite struct SymmetryTests {
  @Test(arguments: 1...6) func theSidesDoWhatTopAndBottomDo(_ seed: UInt64) {
    for options in EdgeOptions.symmetric { expectTransposed(options, seed) }
  }

  @Test(arguments: 1...12) func anEndDoesWhatAStartDoesInAMirror(_ seed: UInt64) {
    for options in EdgeOptions.symmetric where options.placement == .outside {
      expectMirrored(options, seed)
    }
  }

  private func expectTransposed(_ options: EdgeOptions, _ seed: UInt64) {
    let other = EdgeOptions.symmetric[Int(seed) * 3 % EdgeOptions.symmetric.count]
    var upright = OverscrollEngine(top: options, bottom: other)
    var sideways = OverscrollEngine(leading: options, trailing: other)
    var storm = EventStorm(seed: seed)
    for index in 0..<500 {
      let event = storm.nextEvent(for: upright)
      let time = storm.nextTime()
      let effects = upright.handle(event, at: time)
      let transposed = sideways.handle(event.transposed, at: time)
      for edge in [OverscrollEdge.top, .bottom] {
        let expected = EdgeSight(upright, edge, effects)
        let actual = EdgeSight(sideways, edge.transposed, transposed)
        guard expected != actual else { continue }
        Issue.record("seed \(seed), event \(index), \(event): \(expected) is not \(actual)")
        return
      }
    }
  }

  private func expectMirrored(_ options: EdgeOptions, _ seed: UInt64) {
    let edge = seed % 2 == 0 ? OverscrollEdge.top : .leading
    var script = MirrorScript(seed: seed, axis: edge.axis)
    var start = script.prepare(OverscrollEngine(edge, options))
    var end = script.prepare(OverscrollEngine(edge.opposite, options))
    for index in 0..<500 {
      let (event, time) = script.next(for: start)
      let effects = start.handle(event, at: time)
      let mirrored = end.handle(event.mirrored(in: MirrorScript.lengths), at: time)
      let expected = EdgeSight(start, edge, effects).mirrored(in: MirrorScript.lengths)
      let actual = EdgeSight(end, edge.opposite, mirrored)
      guard expected != actual else { continue }
      Issue.record("seed \(seed), event \(index), \(event): \(expected) is not \(actual)")
      return
    }
  }

  @Test func theMirrorShowsEveryPhase() {
    var seen: Set<OverscrollPhase> = []
    for seed in 1...12 {
      var script = MirrorScript(seed: UInt64(seed), axis: .vertical)
      var engine = script.prepare(OverscrollEngine(.top, .pageOutside))
      for _ in 0..<500 {
        let (event, time) = script.next(for: engine)
        _ = engine.handle(event, at: time)
        seen.insert(engine.phase(of: .top))
      }
    }
    #expect(seen == Set(OverscrollPhase.allCases))
  }
}

/// A storm that can be mirrored without rounding: constant lengths, and eighths of points.
struct MirrorScript {
  static let lengths = AxisGeometry(contentLength: 2000, viewportLength: 600)

  private var storm: EventStorm
  private let axis: OverscrollAxis

  init(seed: UInt64, axis: OverscrollAxis) {
    storm = EventStorm(seed: seed)
    self.axis = axis
  }

  /// Puts an engine into the middle, which is its own mirror image.
  func prepare(_ engine: OverscrollEngine) -> OverscrollEngine {
    var engine = engine
    _ = engine.handle(.scrolled(to: InvariantWitness.middle, along: axis), at: 0)
    _ = engine.handle(.geometryChanged(Self.lengths, along: axis), at: 0)
    return engine
  }

  mutating func next(for engine: OverscrollEngine) -> (OverscrollEvent, Double) {
    (tamed(storm.nextEvent(for: engine)), storm.nextTime())
  }

  private func tamed(_ event: OverscrollEvent) -> OverscrollEvent {
    switch event {
    case .scrolled(let offset, _): .scrolled(to: offset.inEighths, along: axis)
    case .scrollAnchorMoved(let distance, let edge):
      .scrollAnchorMoved(by: distance.inEighths, at: edge)
    case .geometryChanged(let lengths, _):
      .geometryChanged(
        AxisGeometry(
          contentLength: Self.lengths.contentLength, viewportLength: Self.lengths.viewportLength,
          startInset: lengths.startInset.inEighths, endInset: lengths.contentLength > 900 ? 34 : 0),
        along: axis)
    default: event
    }
  }
}

extension Double {
  fileprivate var inEighths: Double { (self * 8).rounded() / 8 }
}

extension EdgeOptions {
  /// The options of all kinds, with the finer settings spread over them.
  static let symmetric: [EdgeOptions] = all.enumerated().map { index, options in
    var options = options
    options.following = Following.allCases[index % 3]
    options.visibility = Visibility.allCases[index / 3 % 3]
    options.scrollAnchoring = ScrollAnchoring.allCases[index / 9 % 3]
    options.rearmPolicy = index / 2 % 2 == 0 ? .afterContentGrows() : .afterUpdate()
    return options
  }
}
