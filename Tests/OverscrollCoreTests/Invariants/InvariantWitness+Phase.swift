import InvariantRigs

@testable import OverscrollCore

/// A way into each phase.
extension InvariantWitness {
  /// In the middle of 2,000 points in a viewport of 600, along both axes: no edge is near.
  static let middle = 700.0

  /// Brings the control at an edge into a phase; nil where its options have no such phase.
  ///
  /// Another one may run before.
  init?(
    _ engine: OverscrollEngine, at edge: OverscrollEdge, in phase: OverscrollPhase,
    besideRunOf other: OverscrollEdge? = nil
  ) {
    var engine = engine
    // Reaches every edge: what is always in line takes its extra inset with the first event at its edge.
    _ = engine.handle(.cameToRest, at: 0)
    self.init(engine)
    for axis in OverscrollAxis.allCases {
      play(.scrolled(to: Self.middle, along: axis))
      let lengths = AxisGeometry(contentLength: 2000, viewportLength: 600)
      play(.geometryChanged(lengths, along: axis))
    }
    if let other { play(.begin(other)) }
    enter(phase, at: edge)
    guard self.engine.phase(of: edge) == phase else { return nil }
  }

  private mutating func enter(_ phase: OverscrollPhase, at edge: OverscrollEdge) {
    switch phase {
    case .idle: break
    case .pulling: pull(edge, by: 20)
    case .armed: pull(edge, by: 80)
    case .waiting:
      play(.detached)
      play(.begin(edge))
    case .refreshing: play(.begin(edge))
    case .ending: run(edge, to: RefreshResult.Summary(.updated, hasMessage: true))
    case .noMore: play(.noMore(edge))
    case .failed: run(edge, to: .failed)
    }
  }

  /// A finger pulls an edge so far beyond its extra inset, in points, and stays.
  mutating func pull(_ edge: OverscrollEdge, by distance: Double) {
    play(.dragBegan)
    let past = engine.insetMotion(of: edge).target + distance
    play(.scrolled(to: engine.geometry[edge.axis].offset(past: edge, by: past), along: edge.axis))
  }

  private mutating func run(_ edge: OverscrollEdge, to result: RefreshResult.Summary) {
    play(.begin(edge))
    guard let runID = engine.runID(of: edge) else { return }
    play(.end(runID, result), after: 1)
  }
}

extension OverscrollEngine {
  /// An engine with one or two controls.
  init(
    _ edge: OverscrollEdge, _ options: EdgeOptions, and other: OverscrollEdge? = nil,
    _ otherOptions: EdgeOptions? = nil, backToTop: BackToTopOptions? = nil,
    durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads
  ) {
    var controls = PerEdge<EdgeOptions?>(repeating: nil)
    controls[edge] = options
    if let other { controls[other] = otherOptions }
    self.init(
      top: controls.top, bottom: controls.bottom, leading: controls.leading,
      trailing: controls.trailing, backToTop: backToTop, durations: durations,
      concurrency: concurrency)
  }
}

extension EdgeOptions {
  /// Whether a control with these options can come into a phase.
  func has(_ phase: OverscrollPhase) -> Bool {
    switch phase {
    case .idle, .waiting, .refreshing, .failed: true
    case .pulling: trigger.pullDistance < .infinity
    case .armed: trigger.pullDistance < .infinity && !trigger.firesDuringPull
    case .ending: placement != .inline
    case .noMore: purpose == .load
    }
  }

  /// One of each kind of trigger, placement and purpose.
  static let all: [EdgeOptions] = Purpose.allCases.flatMap { purpose in
    Placement.allCases.flatMap { placement in
      OverscrollTrigger.all.map { trigger in
        EdgeOptions(purpose: purpose, trigger: trigger, extent: 44, placement: placement)
      }
    }
  }
}

extension OverscrollTrigger {
  /// Every trigger, with each kind of distance.
  static let all: [OverscrollTrigger] = [
    .onRelease(past: 54), .onPull(past: 54), .within(.points(300)), .within(.viewports(0.5)),
    .within(.items(3)), .indicatorVisible(fraction: -1), .indicatorVisible(fraction: 0),
    .indicatorVisible(fraction: 1), .onTap, .programmatic,
  ]
}

extension AxisGeometry {
  /// The offset at a distance past an edge, in points; before the edge if it is negative.
  func offset(past edge: OverscrollEdge, by distance: Double) -> Double {
    edge.isStart ? firstOffset - distance : lastOffset + distance
  }
}
