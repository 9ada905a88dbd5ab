import OverscrollCore
import OverscrollIndicators

/// The way from the block's numbers to a session, and back.
extension WebBlock {
  func makeSession() -> WebSession {
    WebSession(
      top: options(at: Place.top), bottom: options(at: Place.bottom), times: times,
      indicators: PerEdge(
        top: indicator(at: Place.top), bottom: indicator(at: Place.bottom),
        leading: indicator(at: Place.top), trailing: indicator(at: Place.bottom)))
  }

  func report(_ session: WebSession) {
    let time = session.engine.now
    self[Place.displacement] = session.displacement.value(at: time)
    self[Place.topSpace] = session.topSpace
    self[Place.bottomSpace] = session.bottomSpace
    self[Place.scrollBy] = session.scrollBy
    self[Place.holdsScroll] = session.holdsScroll ? 1 : 0
    self[Place.moves] = session.moves ? 1 : 0
    self[Place.wakeTime] = session.outcome.wakeTime ?? -1
    self[Place.uncovered] = session.uncovered
    self[Place.animates] = 0
    report(session, .top, at: Place.topReport)
    report(session, .bottom, at: Place.bottomReport)
  }

  /// What an indicator is to show; nil where the edge has no control.
  func state(of edge: OverscrollEdge, _ session: WebSession) -> IndicatorState? {
    IndicatorState(
      of: edge, in: session.engine, at: session.engine.now, width: session.width,
      reducesMotion: self[Place.reducesMotion] == 1)
  }

  private func report(_ session: WebSession, _ edge: OverscrollEdge, at place: Int) {
    let news = session.outcome.edges[edge]
    let isAnimated = isAnimated(edge, session)
    if isAnimated { self[Place.animates] = 1 }
    self[place + Report.phase] = Double(session.engine.phase(of: edge).rawValue)
    self[place + Report.run] = Double(news.run?.number ?? 0)
    self[place + Report.cancelled] = Double(news.cancelled?.number ?? 0)
    self[place + Report.finished] = news.finished.map { Double($0.kind.rawValue) + 1 } ?? 0
    self[place + Report.redraws] = news.redraws || session.animates || isAnimated ? 1 : 0
    self[place + Report.phaseChanged] = news.phaseChanged ? 1 : 0
    self[place + Report.progress] = session.engine.progress(of: edge)
    self[place + Report.extent] = session.engine.options(of: edge)?.extent ?? 0
  }

  /// Whether the indicator of an edge moves by itself where it can be seen.
  private func isAnimated(_ edge: OverscrollEdge, _ session: WebSession) -> Bool {
    guard session.isSeen(edge), let state = state(of: edge, session) else { return false }
    return session.indicators[edge].isAnimated(in: state)
  }

  private func options(at place: Int) -> EdgeOptions? {
    guard self[place + Option.isPresent] == 1 else { return nil }
    let extent = self[place + Option.extent]
    let hold = self[place + Option.hold]
    return EdgeOptions(
      purpose: self[place + Option.purpose] == 1 ? .load : .refresh, trigger: trigger(at: place),
      extent: extent >= 0 ? extent : indicator(at: place).extent, hold: hold >= 0 ? hold : nil,
      placement: self[place + Option.isInline] == 1 ? .inline : .outside)
  }

  private func trigger(at place: Int) -> OverscrollTrigger {
    let distance = self[place + Option.distance]
    if self[place + Option.trigger] == 0 { return .onRelease(past: distance) }
    return self[place + Option.trigger] == 1 ? .within(.points(distance)) : .byHand
  }

  private func indicator(at place: Int) -> BuiltInIndicator {
    switch self[place + Option.indicator] {
    case 1: .spinner(SpinnerIndicator())
    case 2: .ring(RingIndicator())
    case 3: .text(TextIndicator())
    case 4: .frames(FramesIndicator())
    case 5: .lines(LinesIndicator())
    default: .classic(ClassicIndicator())
    }
  }

  private var times: OverscrollTimes {
    var times = OverscrollTimes()
    times.expand = self[Place.times + Time.expand]
    times.collapse = self[Place.times + Time.collapse]
    times.minimumVisible = self[Place.times + Time.minimumVisible]
    times.messageHold = self[Place.times + Time.messageHold]
    times.failureHold = self[Place.times + Time.failureHold]
    times.turn = self[Place.times + Time.turn]
    return times
  }
}
