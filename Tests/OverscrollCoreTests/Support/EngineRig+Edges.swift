import OverscrollCore
import Testing

/// The rig at any edge, with any options: what a test says of one edge, it says of all four.
extension EngineRig {
  /// A list of one edge, of 2,000 points in a viewport of 600 along the edge's axis.
  init(
    at edge: OverscrollEdge, _ options: EdgeOptions,
    durations: OverscrollDurations = OverscrollDurations(),
    content: Double = 2000, isAttached: Bool = true
  ) {
    var edges = PerEdge<EdgeOptions?>(repeating: nil)
    edges[edge] = options
    self.init(edges, durations: durations, content: content, isAttached: isAttached)
  }

  /// A list with the length and width of `content`, in a viewport of 600 by 600 points.
  init(
    _ edges: PerEdge<EdgeOptions?>, durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads, content: Double = 2000,
    isAttached: Bool = true
  ) {
    self.init(top: nil, bottom: nil, durations: durations, content: 0)
    engine = OverscrollEngine(
      top: edges.top, bottom: edges.bottom, leading: edges.leading, trailing: edges.trailing,
      durations: durations, concurrency: concurrency, isAttached: isAttached)
    for axis in OverscrollAxis.allCases { show(content, along: axis) }
  }

  mutating func show(_ content: Double, along axis: OverscrollAxis) {
    let geometry = AxisGeometry(contentLength: content, viewportLength: 600)
    send(.geometryChanged(geometry, along: axis))
  }

  /// Scrolls to a distance past an edge, in points; a negative distance is left to scroll.
  mutating func move(past edge: OverscrollEdge, by distance: Double) {
    let lengths = engine.geometry[edge.axis]
    let offset = edge.isStart ? lengths.firstOffset - distance : lengths.lastOffset + distance
    send(.scrolled(to: offset, along: edge.axis))
  }

  /// A finger pulls an edge so far, in points, and stays.
  mutating func pull(_ edge: OverscrollEdge, by distance: Double) {
    send(.dragBegan)
    move(past: edge, by: distance)
  }

  /// The finger goes, and the content springs back to the edge and its extra inset.
  mutating func letGo(_ edge: OverscrollEdge) {
    send(.dragEnded)
    move(past: edge, by: engine.insetMotion(of: edge).target)
    send(.cameToRest)
  }

  /// Whether anything was to move the content since the rig began.
  func hasMovedContent(at edge: OverscrollEdge) -> Bool {
    insetChanges[edge].contains { $0.movesContent }
  }
}

extension EngineRig {
  /// An edge that can be in every phase: pages that are pulled in.
  static let pulledPages = EdgeOptions(
    purpose: .load, trigger: .onRelease(past: 54), extent: 54)

  /// A list whose bottom edge is in a phase.
  static func bottom(
    in phase: OverscrollPhase, durations: OverscrollDurations = OverscrollDurations()
  )
    -> EngineRig
  {
    var rig = EngineRig(
      at: .bottom, pulledPages, durations: durations, isAttached: phase != .waiting)
    rig.enter(phase)
    return rig
  }

  private mutating func enter(_ phase: OverscrollPhase) {
    switch phase {
    case .idle: break
    case .pulling: pull(.bottom, by: 20)
    case .armed: pull(.bottom, by: 80)
    case .waiting, .refreshing: send(.begin(.bottom))
    case .ending: run(ending: RefreshResult.Summary(.updated, hasMessage: true))
    case .failed: run(ending: .failed)
    case .noMore: send(.noMore(.bottom))
    }
  }

  private mutating func run(ending result: RefreshResult.Summary) {
    send(.begin(.bottom))
    wait(1)
    end(.bottom, result)
  }
}
