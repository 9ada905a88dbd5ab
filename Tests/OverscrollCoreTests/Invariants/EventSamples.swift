import OverscrollCore

/// Several values of every event, for two edges.
struct EventSamples {
  let edge: OverscrollEdge
  let other: OverscrollEdge

  func events(for engine: OverscrollEngine) -> [OverscrollEvent] {
    view + touches(engine.geometry[edge.axis]) + requests + ends(engine)
  }

  private var view: [OverscrollEvent] {
    let lengths = [0.0, 300, 2000, 5000].flatMap { length in
      [0.0, 88].map {
        AxisGeometry(contentLength: length, viewportLength: 600, startInset: $0, endInset: $0)
      }
    }
    let odd = AxisGeometry(contentLength: .nan, viewportLength: 0)
    return (lengths + [odd]).map { .geometryChanged($0, along: edge.axis) } + [
      .geometryChanged(lengths[1], along: other.axis), .triggersHeld, .triggersReleased, .attached,
      .detached, .pinnedHeaders(true), .pinnedHeaders(false), .paused(true), .paused(false), .frame,
      .cameToRest,
    ]
  }

  private func touches(_ geometry: AxisGeometry) -> [OverscrollEvent] {
    let distances = [0.0, 20, 44, 54, 55, 99, 400, -1, -299, -301, -700, -1480, .nan, .infinity]
    return distances.map {
      .scrolled(to: geometry.offset(past: edge, by: $0), along: edge.axis)
    } + [
      .scrolled(to: -80, along: other.axis), .dragBegan, .dragEnded, .dragCancelled, .loaded,
      .backToTopTapped, .itemsLeft(0, towards: other),
    ] + [-1, 0, 3, 4].map { .itemsLeft($0, towards: edge) }
  }

  private var requests: [OverscrollEvent] {
    [edge, other].flatMap { edge -> [OverscrollEvent] in
      [
        .begin(edge), .begin(edge, revealing: true), .cancel(edge), .tapped(edge), .reset(edge),
        .noMore(edge), .enabled(edge, true), .enabled(edge, false), .hidden(edge, true),
        .hidden(edge, false), .armingAllowed(edge, true), .armingAllowed(edge, false),
        .ranElsewhere(edge, isRunning: true), .ranElsewhere(edge, isRunning: false),
        .scrollAnchorMoved(by: 100, at: edge),
        .scrollAnchorMoved(by: -2000, at: edge),
        .scrollAnchorMoved(by: .nan, at: edge),
      ]
    }
  }

  private func ends(_ engine: OverscrollEngine) -> [OverscrollEvent] {
    let runIDs = [edge, other].compactMap(engine.runID) + [RunID(number: 99)]
    return runIDs.flatMap { runID in
      RefreshResult.Kind.allCases.flatMap { kind in
        [false, true].map { .end(runID, RefreshResult.Summary(kind, hasMessage: $0)) }
      }
    }
  }
}

extension OverscrollEvent {
  /// The number of cases of ``position``.
  static let caseCount = 27

  /// The place of the case in the declaration; a new one does not compile without a place here.
  var position: Int {
    switch self {
    case .geometryChanged: 0
    case .triggersHeld: 1
    case .triggersReleased: 2
    case .dragBegan: 3
    case .scrolled: 4
    case .dragEnded: 5
    case .dragCancelled: 6
    case .cameToRest: 7
    case .attached: 9
    case .detached: 10
    case .pinnedHeaders: 11
    case .itemsLeft: 12
    case .paused: 13
    case .frame: 14
    case .begin: 15
    case .end: 16
    case .cancel: 17
    case .tapped: 18
    case .reset: 19
    case .noMore: 20
    case .loaded: 8
    case .enabled: 21
    case .hidden: 22
    case .scrollAnchorMoved: 23
    case .backToTopTapped: 24
    case .ranElsewhere: 25
    case .armingAllowed: 26
    }
  }
}
