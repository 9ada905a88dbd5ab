import OverscrollCore
import Testing

/// An engine under test: the invariants are checked after every event.
struct EngineRig {
  var engine: OverscrollEngine
  var time = 0.0
  /// The runs that the effects asked for, per edge.
  var runs = PerEdge<[RunID]>(repeating: [])
  var cancelled: [RunID] = []
  /// How runs were completed, per edge.
  var finished = PerEdge<[RefreshResult.Summary]>(repeating: [])
  var insetChanges = PerEdge<[InsetChange]>(repeating: [])
  var effects = OverscrollEffects()

  /// A list of 2,000 points in a viewport of 600, at its top.
  init(
    top: EdgeOptions? = .refresh, bottom: EdgeOptions? = .loadMore,
    durations: OverscrollDurations = OverscrollDurations(), content: Double = 2000
  ) {
    engine = OverscrollEngine(top: top, bottom: bottom, durations: durations)
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

  /// Checks the invariants, and records what a host would have to do.
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
      if let runID = news.cancelled { cancelled.append(runID) }
      if let result = news.finished { finished[edge].append(result) }
      if let change = news.extraInset { insetChanges[edge].append(change) }
    }
  }

  mutating func show(_ content: Double, topInset: Double = 0) {
    send(
      .geometryChanged(
        AxisGeometry(contentLength: content, viewportLength: 600, startInset: topInset)))
  }

  /// A finger pulls the top edge by a distance in points, and stays down.
  mutating func pull(_ distance: Double) {
    send(.dragBegan)
    send(.scrolled(to: engine.geometry.vertical.firstOffset - distance))
  }

  /// The finger goes, and the content springs back.
  mutating func letGo() {
    send(.dragEnded)
    send(.scrolled(to: engine.geometry.vertical.firstOffset - engine.insetMotion(of: .top).target))
  }

  mutating func scroll(to offset: Double) { send(.scrolled(to: offset)) }

  mutating func wait(_ seconds: Double) {
    time += seconds
    send(.frame)
  }

  /// Ends what runs at an edge.
  mutating func end(_ edge: OverscrollEdge, _ result: RefreshResult.Summary = .updated) {
    guard let runID = engine.runID(of: edge) else { return }
    send(.end(runID, result))
  }

  func phase(_ edge: OverscrollEdge) -> OverscrollPhase { engine.phase(of: edge) }

  func extraInset(_ edge: OverscrollEdge) -> Double { engine.insetMotion(of: edge).target }
}
