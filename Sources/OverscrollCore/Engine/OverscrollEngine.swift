/// The state machine for everything past the edges of one scroll view.
///
/// The engine takes events and returns effects; it has no clock, callbacks or views. The same
/// events produce bitwise equal results on every host, and no event crashes the engine in any
/// state.
///
///     var engine = OverscrollEngine(top: .refresh)
///     let effects = engine.handle(.begin(.top), at: 0)
///     let phase = engine.phase(of: .top)  // .refreshing
///
/// A host reports the events of a real scroll view, and carries out the effects.
package struct OverscrollEngine: Equatable, Sendable {
  /// The lengths of the scroll view, without the extra insets that the engine adds.
  package internal(set) var geometry = PerAxis(
    repeating: AxisGeometry(contentLength: 0, viewportLength: 0))
  /// The offset of the content, in points.
  package internal(set) var offset = PerAxis(repeating: 0.0)
  package internal(set) var isHeld = false
  /// Whether the list is in a window.
  ///
  /// Without one, runs wait. A host without windows leaves it true.
  package internal(set) var isAttached: Bool
  /// The latest time of an event, in seconds.
  package internal(set) var now = 0.0
  /// The durations; a change takes effect with the next event.
  package var durations: OverscrollDurations { didSet { durations = durations.sanitized } }
  /// The effect of a run at one edge on the other edges.
  ///
  /// A host changes it only while at most one edge has a run, because two runs may violate the new
  /// policy.
  package var concurrency: ConcurrentRunPolicy

  var top: EdgeMachine?
  var bottom: EdgeMachine?
  var leading: EdgeMachine?
  var trailing: EdgeMachine?
  var button: BackToTopMachine?
  var lastRunID: UInt32 = 0
  /// Whether the content is still moving by itself after a drag.
  var isFlinging = false
  var isPaused = false
  var hasPinnedHeaders = false
  var evaluation = PendingEvaluation()
  /// The earliest deadline of an edge, in seconds; infinite for never.
  var deadline = Double.infinity
  /// The edge with the earliest deadline.
  var dueEdge = OverscrollEdge.top
  /// The end of the last motion, in seconds.
  var movesUntil = 0.0
  /// Whether the three properties above are out of date.
  var needsDeadline = false

  /// Creates the engine of a scroll view.
  ///
  /// An edge without options has no control.
  package init(
    top: EdgeOptions? = nil, bottom: EdgeOptions? = nil, leading: EdgeOptions? = nil,
    trailing: EdgeOptions? = nil, backToTop: BackToTopOptions? = nil,
    durations: OverscrollDurations = OverscrollDurations(),
    concurrency: ConcurrentRunPolicy = .refreshCancelsLoads,
    isAttached: Bool = true
  ) {
    self.top = EdgeMachine(edge: .top, options: top)
    self.bottom = EdgeMachine(edge: .bottom, options: bottom)
    self.leading = EdgeMachine(edge: .leading, options: leading)
    self.trailing = EdgeMachine(edge: .trailing, options: trailing)
    button = backToTop.map { BackToTopMachine(options: $0) }
    self.durations = durations.sanitized
    self.concurrency = concurrency
    self.isAttached = isAttached
  }

  /// Handles an event, and returns its effects.
  ///
  /// The engine first handles all deadlines up to the time of the event, each at its own time, so
  /// that the result does not depend on the frame rate. Then it applies the event and evaluates the
  /// triggers.
  ///
  /// - Parameters:
  ///   - event: The event. Offsets and distances that are NaN, or whose magnitude is 2⁴⁴ or more,
  ///     are ignored.
  ///   - time: The time of the event, in seconds, according to any clock that does not run
  ///     backwards. If a time is earlier than the last one, NaN, or 2⁴⁴ or more, the last time is
  ///     used instead.
  /// - Returns: The effects for the host to carry out.
  package mutating func handle(_ event: OverscrollEvent, at time: Double) -> OverscrollEffects {
    var effects = OverscrollEffects()
    handle(event, at: time, &effects)
    return effects
  }

  /// Handles an event, and adds its effects to those of earlier events that the host has not carried
  /// out yet.
  package mutating func handle(
    _ event: OverscrollEvent, at time: Double, _ effects: inout OverscrollEffects
  ) {
    let reachedTime = time.counts ? max(now, time) : now
    let isDue = deadline <= reachedTime
    if isDue { passDeadlines(until: reachedTime, &effects) }
    now = reachedTime
    if apply(event, &effects) == .now { evaluateTriggers(&effects) }
    if isDue { reviseLandings(&effects) }
    conclude(&effects)
  }

  /// Changes the options of an edge, or removes its control.
  ///
  /// If the options are equal to the current ones, nothing changes, so a host may call this
  /// whenever it draws a view. With new options, a run in progress continues, and its extra inset
  /// changes to the new length. If the options are nil or have another purpose, the run is
  /// cancelled and the extra inset removed.
  package mutating func configure(
    _ edge: OverscrollEdge, _ options: EdgeOptions?, at time: Double
  ) -> OverscrollEffects {
    guard self.options(of: edge) != options else { return handle(.frame, at: time) }
    var effects = OverscrollEffects()
    replaceOptions(of: edge, with: options, at: time, &effects)
    return effects
  }

  /// Changes the options of an edge as ``configure(_:_:at:)`` does, without comparing them.
  ///
  /// The module for the browser uses it, because the comparison would be 2 % of its code.
  package mutating func replaceOptions(
    of edge: OverscrollEdge, with options: EdgeOptions?, at time: Double,
    _ effects: inout OverscrollEffects
  ) {
    handle(.frame, at: time, &effects)
    if self.options(of: edge)?.purpose != options?.purpose { remove(edge, &effects) }
    if let options { adopt(options, at: edge, &effects) }
    evaluation.request()
    evaluateTriggers(&effects)
    conclude(&effects)
  }

  /// Changes the options of the back-to-top button, or removes it.
  ///
  /// If the options are equal to the current ones, nothing changes. With new options, the button is
  /// hidden until the user scrolls.
  package mutating func configure(
    backToTop options: BackToTopOptions?, at time: Double
  ) -> OverscrollEffects {
    var effects = handle(.frame, at: time)
    guard button?.options != options else { return effects }
    if button?.isRisen == true { effects.moveBackToTop(.resting(at: 0)) }
    button = options.map { BackToTopMachine(options: $0) }
    needsDeadline = true
    conclude(&effects)
    return effects
  }
}
