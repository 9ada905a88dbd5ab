import OverscrollCore
import OverscrollIndicators

/// Converts between the numbers of the block and a session.
extension WebBlock {
  func report(_ session: WebSession) {
    self[Place.moves] = session.moves ? 1 : 0
    let wakeTime = min(session.effects.wakeTime ?? .infinity, session.restTime)
    self[Place.wakeTime] = wakeTime < .infinity ? wakeTime : -1
    self[Place.risen] = session.engine.backToTop.value(at: session.engine.now)
    self[Place.animates] = 0
    report(session, .vertical, at: Place.vertical)
    report(session, .horizontal, at: Place.horizontal)
    for edge in OverscrollEdge.allCases where session.engine.hasControl(at: edge) {
      report(session, edge, at: Place.report(of: edge))
    }
  }

  /// The event of a request; nil for an invalid one.
  static func event(of kind: Int32, at edge: OverscrollEdge, _ value: Double) -> OverscrollEvent? {
    switch Int(kind) {
    case Request.begin: .begin(edge)
    case Request.cancel: .cancel(edge)
    case Request.tap: .tapped(edge)
    case Request.reset: .reset(edge)
    case Request.noMore: .noMore(edge)
    case Request.enable: .enabled(edge, value != 0)
    case Request.hide: .hidden(edge, value != 0)
    case Request.countItems: .itemsLeft(Int(count(value)), towards: edge)
    case Request.move: .scrolled(to: value, along: edge.axis)
    case Request.grab: .dragBegan
    case Request.release: .dragEnded
    case Request.lose: .dragCancelled
    case Request.goToTop: .backToTopTapped
    case Request.pause: .paused(value != 0)
    case Request.allowArming: .armingAllowed(edge, value != 0)
    case Request.runElsewhere: .ranElsewhere(edge, isRunning: value != 0)
    default: nil
    }
  }

  /// The state for the indicator; nil if the edge has no control.
  func state(of edge: OverscrollEdge, _ session: WebSession) -> IndicatorState? {
    let across: OverscrollAxis = edge.axis == .vertical ? .horizontal : .vertical
    return IndicatorState(
      of: edge, in: session.engine, at: session.engine.now,
      width: session.engine.geometry[across].viewportLength,
      reducesMotion: self[Place.reducesMotion] == 1)
  }

  private func report(_ session: WebSession, _ axis: OverscrollAxis, at place: Int) {
    let sign = session.sign(of: axis)
    let displacement = session.layout(along: axis).displacement
    let scrollBy = axis == .vertical ? session.vertical.scrollBy : session.horizontal.scrollBy
    self[place + Axis.displacement] = sign * displacement
    self[place + Axis.scrollBy] = sign * scrollBy
    self[place + Axis.holdsScroll] = displacement == 0 ? 0 : 1
  }

  @inline(never)
  private func report(_ session: WebSession, _ edge: OverscrollEdge, at place: Int) {
    let changes = session.effects.edges[edge]
    let layout = session.layout(of: edge)
    let state = layout.isVisible ? state(of: edge, session) : nil
    let isAnimated = state.map { session.indicators[edge].isAnimated(in: $0) } ?? false
    if isAnimated { self[Place.animates] = 1 }
    let pullChanged = changes.pullChanged && state.map { follows($0, session) } ?? false
    self[place + Report.phase] = Double(session.engine.phase(of: edge).rawValue)
    self[place + Report.run] = Double(changes.run?.number ?? 0)
    self[place + Report.cancelled] = Double(changes.cancelled?.number ?? 0)
    self[place + Report.finished] = changes.finished.map { Double($0.kind.rawValue) + 1 } ?? 0
    let redraws = changes.appearanceChanged || pullChanged || session.animates || isAnimated
    self[place + Report.redraws] = redraws ? 1 : 0
    self[place + Report.phaseChanged] = changes.phaseChanged ? 1 : 0
    self[place + Report.progress] = session.engine.progress(of: edge)
    self[place + Report.pull] = session.engine.pull(of: edge)
    self[place + Report.extent] = layout.extent
    self[place + Report.space] = layout.space
    self[place + Report.boxPlace] = layout.boxPlace.rawValue
    self[place + Report.origin] = layout.origin
    self[place + Report.revealed] = layout.revealed
    self[place + Report.inset] = session.engine.insetMotion(of: edge).target
    self[place + Report.asksToArm] = changes.asksToArm ? 1 : 0
    if redraws { draw(edge, session) }
  }

  /// Draws the indicator of an edge.
  @inline(never)
  func draw(_ edge: OverscrollEdge, _ session: WebSession) {
    guard let state = state(of: edge, session) else { return }
    var canvas = WebCanvas(block: self, at: edge, pose: session.pose(of: edge, size: state.size))
    // After a failure, the page shows a separate button.
    canvas.makesButtons = state.phase == .idle && session.engine.canBeTapped(edge)
    session.indicators[edge].draw(state, on: &canvas)
    canvas.finish()
  }

  /// Whether another pull may change the appearance; always true for the page's own indicator.
  private func follows(_ state: IndicatorState, _ session: WebSession) -> Bool {
    self[Place.options(of: state.edge) + Option.indicator] == Double(BuiltInIndicator.count)
      || session.indicators[state.edge].followsPull(in: state)
  }

  func number(at place: Int) -> UInt8 { Self.count(self[place]) }

  /// A whole number from 0 to 255; 0 for an invalid one.
  ///
  /// `UInt8(exactly:)` needs the C library, which the module does not have.
  @inline(never)
  private static func count(_ value: Double) -> UInt8 {
    value > 0 && value < 256 ? UInt8(value) : 0
  }
}
