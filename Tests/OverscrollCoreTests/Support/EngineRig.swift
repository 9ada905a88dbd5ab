import Testing

@testable import OverscrollCore

/// An engine under test: every event is followed by a look at the laws.
struct EngineRig {
  var engine: OverscrollEngine
  var time = 0.0
  /// The cycles that were to be run, per edge.
  var runs = PerEdge<[OverscrollCycle]>(repeating: [])
  var cancelled: [OverscrollCycle] = []
  /// How runs were completed, per edge.
  var finished = PerEdge<[RefreshOutcome]>(repeating: [])
  var shareChanges = PerEdge<[ShareChange]>(repeating: [])
  var effects = OverscrollEffects()

  /// A list of 2,000 points in a viewport of 600, at its top.
  init(
    top: EdgeOptions? = .refresh, bottom: EdgeOptions? = .loadMore,
    times: OverscrollTimes = OverscrollTimes(), content: Double = 2000
  ) {
    engine = OverscrollEngine(top: top, bottom: bottom, times: times)
    show(content)
  }

  mutating func send(
    _ event: OverscrollEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    effects = engine.handle(event, at: time)
    check("\(event)", sourceLocation)
  }

  mutating func configure(
    _ edge: OverscrollEdge, _ options: EdgeOptions?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    effects = engine.configure(edge, options, at: time)
    check("other options", sourceLocation)
  }

  /// Looks at the laws, and notes what a host would have to do.
  private mutating func check(_ event: @autoclosure () -> String, _ sourceLocation: SourceLocation)
  {
    let broken = engine.checkInvariants()
    #expect(broken == nil, "after \(event())", sourceLocation: sourceLocation)
    for edge in OverscrollEdge.allCases {
      let news = effects.edges[edge]
      if let run = news.run {
        runs[edge].append(run)
        #expect(news.cancelled != run, "run and cancelled at once", sourceLocation: sourceLocation)
      }
      if let cycle = news.cancelled { cancelled.append(cycle) }
      if let outcome = news.finished { finished[edge].append(outcome) }
      if let change = news.share { shareChanges[edge].append(change) }
    }
  }

  mutating func show(_ content: Double, topInset: Double = 0) {
    send(
      .geometryChanged(
        AxisGeometry(contentLength: content, viewportLength: 600, startInset: topInset)))
  }

  /// A finger pulls the top edge so far, in points, and stays.
  mutating func pull(_ distance: Double) {
    send(.dragBegan)
    send(.scrolled(to: engine.geometry.vertical.firstOffset - distance))
  }

  /// The finger goes, and the content springs back.
  mutating func letGo() {
    send(.dragEnded)
    send(.scrolled(to: engine.geometry.vertical.firstOffset - engine.share(of: .top).target))
  }

  mutating func scroll(to offset: Double) { send(.scrolled(to: offset)) }

  mutating func wait(_ seconds: Double) {
    time += seconds
    send(.frame)
  }

  /// Ends what runs at an edge.
  mutating func end(_ edge: OverscrollEdge, _ outcome: RefreshOutcome = .updated) {
    guard let cycle = engine.cycle(of: edge) else { return }
    send(.end(cycle, outcome))
  }

  func phase(_ edge: OverscrollEdge) -> OverscrollPhase { engine.phase(of: edge) }

  func share(_ edge: OverscrollEdge) -> Double { engine.share(of: edge).target }
}
