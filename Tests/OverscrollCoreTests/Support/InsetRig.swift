import OverscrollCore
import Testing

/// An engine with any controls at any edges, and a record of what it asked for.
///
/// Both axes show 2,000 points in 600. Every event is followed by a look at the invariants.
struct InsetRig {
  var engine: OverscrollEngine
  var time = 0.0
  var effects = OverscrollEffects()
  var runs = PerEdge<[RunID]>(repeating: [])
  var finished = PerEdge<[RefreshResult.Summary]>(repeating: [])
  var changes = PerEdge<[InsetChange]>(repeating: [])
  var cancelled: [RunID] = []
  var said: [OverscrollAnnouncement] = []
  var felt: [OverscrollFeedback] = []

  init(_ engine: OverscrollEngine, content: Double = 2000) {
    self.engine = engine
    for axis in OverscrollAxis.allCases { show(content, along: axis) }
  }

  /// One control alone.
  init(_ edge: OverscrollEdge, _ options: EdgeOptions, content: Double = 2000) {
    self.init(OverscrollEngine(), content: content)
    configure(edge, options)
  }

  // MARK: Events

  mutating func send(
    _ event: OverscrollEvent, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    note(engine.handle(event, at: time), "\(event)", sourceLocation)
  }

  mutating func configure(
    _ edge: OverscrollEdge, _ options: EdgeOptions?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    note(engine.configure(edge, options, at: time), "configure \(edge)", sourceLocation)
  }

  mutating func show(
    _ content: Double, viewport: Double = 600, start: Double = 0, end: Double = 0,
    along axis: OverscrollAxis = .vertical
  ) {
    let lengths = AxisGeometry(
      contentLength: content, viewportLength: viewport, startInset: start, endInset: end)
    send(.geometryChanged(lengths, along: axis))
  }

  mutating func scroll(to offset: Double) { send(.scrolled(to: offset)) }

  /// Moves the content to a distance past an edge; negative before the edge.
  mutating func lie(past edge: OverscrollEdge, by distance: Double) {
    send(.scrolled(to: offset(past: edge, by: distance), along: edge.axis))
  }

  mutating func pull(_ edge: OverscrollEdge, by distance: Double) {
    send(.dragBegan)
    lie(past: edge, by: distance)
  }

  /// A run that a finger began, with the content come to rest at the hold.
  mutating func refreshByFinger(_ edge: OverscrollEdge) {
    pull(edge, by: 80)
    send(.dragEnded)
    lie(past: edge, by: extraInset(edge))
    send(.cameToRest)
  }

  /// A run that code began, and whose minimum time is over.
  mutating func refreshByCode(_ edge: OverscrollEdge) {
    send(.begin(edge))
    if let offset = effects.edges[edge].extraInset?.offset {
      send(.scrolled(to: offset, along: edge.axis))
    }
    wait(1)
  }

  mutating func wait(_ seconds: Double) {
    time += seconds
    send(.frame)
  }

  mutating func end(_ edge: OverscrollEdge, _ result: RefreshResult.Summary = .updated) {
    guard let runID = engine.runID(of: edge) else { return }
    send(.end(runID, result))
  }

  /// Sends nothing but the frames that the engine asks for; gives up after ten.
  mutating func followWakeTimes() {
    for _ in 0..<10 {
      guard let wakeTime = effects.wakeTime else { return }
      time = wakeTime
      send(.frame)
    }
  }

  // MARK: Questions

  func phase(_ edge: OverscrollEdge) -> OverscrollPhase { engine.phase(of: edge) }

  func extraInset(_ edge: OverscrollEdge) -> Double { engine.insetMotion(of: edge).target }

  func change(_ edge: OverscrollEdge) -> InsetChange? { effects.edges[edge].extraInset }

  /// Whether the button that leads back to the top is up, or on its way there.
  var isRisen: Bool { engine.backToTop.target == 1 }

  /// The offset at which the content is a distance past an edge.
  func offset(past edge: OverscrollEdge, by distance: Double) -> Double {
    let lengths = engine.geometry[edge.axis]
    return edge.isStart ? lengths.firstOffset - distance : lengths.lastOffset + distance
  }

  private mutating func note(
    _ news: OverscrollEffects, _ event: String, _ sourceLocation: SourceLocation
  ) {
    effects = news
    let broken = engine.checkInvariants()
    #expect(broken == nil, "after \(event)", sourceLocation: sourceLocation)
    for edge in OverscrollEdge.allCases { note(news.edges[edge], at: edge) }
  }

  private mutating func note(_ news: EdgeEffects, at edge: OverscrollEdge) {
    if let run = news.run { runs[edge].append(run) }
    if let runID = news.cancelled { cancelled.append(runID) }
    if let result = news.finished { finished[edge].append(result) }
    if let change = news.extraInset { changes[edge].append(change) }
    if let words = news.announcement { said.append(words) }
    if !news.feedback.isEmpty { felt.append(news.feedback) }
  }
}

extension EdgeOptions {
  /// A control of 54 points outside the content, pulled past 54.
  static func pulled(_ purpose: Purpose, placement: Placement = .outside) -> EdgeOptions {
    EdgeOptions(
      purpose: purpose, trigger: .onRelease(past: 54), extent: 54, placement: placement)
  }

  /// The same options with one of them changed.
  func with<Value>(_ path: WritableKeyPath<EdgeOptions, Value>, _ value: Value) -> EdgeOptions {
    var options = self
    options[keyPath: path] = value
    return options
  }
}
