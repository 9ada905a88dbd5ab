/// Everything that happens past the edges of one scroll view, as a pure machine.
///
/// Facts go in, effects come out: no clock, no callback and no view inside. Equal events give equal
/// bits on every host. Total: there is no event that it refuses with a crash, in no state.
///
/// A host feeds it from a real scroll view, and so can an app from scroll callbacks of its own: what
/// ``phase(of:)`` and its neighbours say can be observed without any host.
public struct OverscrollEngine: Equatable, Sendable {
  /// The lengths of the scroll view, without our extra insets.
  public internal(set) var geometry = PerAxis(
    repeating: AxisGeometry(contentLength: 0, viewportLength: 0))
  /// The offset of the content, in points.
  public internal(set) var offset = PerAxis(repeating: 0.0)
  /// Whether a finger holds the content.
  public internal(set) var isHeld = false
  /// Whether the view is in a window.
  public internal(set) var isAttached: Bool
  /// The latest time that an event came with, in seconds.
  public internal(set) var now = 0.0
  /// How long things take; a change counts from the next event on.
  public var times: OverscrollTimes { didSet { times = times.sanitized } }
  /// What a run at one edge means for the others.
  public let overlap: OverlapPolicy

  var top: EdgeMachine?
  var bottom: EdgeMachine?
  var leading: EdgeMachine?
  var trailing: EdgeMachine?
  var button: BackToTopMachine?
  var lastRunID: UInt32 = 0
  /// Whether the content moves by itself since a finger let it go.
  var isFlinging = false
  var isPaused = false
  var hasPinnedHeaders = false
  var layout = PendingEvaluation()
  /// When the first edge goes on by itself, in seconds; infinite for never.
  var deadline = Double.infinity
  /// Which edge that is.
  var dueEdge = OverscrollEdge.top
  /// Until when something moves by itself, in seconds.
  var movesUntil = 0.0
  /// Whether the two numbers above have to be found out anew.
  var needsDeadline = false

  /// Creates the engine of a scroll view.
  ///
  /// - Parameters:
  ///   - top: What the top edge does; nothing when nil.
  ///   - bottom: What the bottom edge does; nothing when nil.
  ///   - leading: What the leading edge does; nothing when nil.
  ///   - trailing: What the trailing edge does; nothing when nil.
  ///   - backToTop: When a button leads back to the top; never when nil.
  ///   - times: How long things take.
  ///   - overlap: What a run at one edge means for the others.
  ///   - isAttached: Whether the view is in a window already.
  public init(
    top: EdgeOptions? = nil, bottom: EdgeOptions? = nil, leading: EdgeOptions? = nil,
    trailing: EdgeOptions? = nil, backToTop: BackToTopOptions? = nil,
    times: OverscrollTimes = OverscrollTimes(), overlap: OverlapPolicy = .refreshWins,
    isAttached: Bool = true
  ) {
    self.top = EdgeMachine(edge: .top, options: top)
    self.bottom = EdgeMachine(edge: .bottom, options: bottom)
    self.leading = EdgeMachine(edge: .leading, options: leading)
    self.trailing = EdgeMachine(edge: .trailing, options: trailing)
    button = backToTop.map { BackToTopMachine(options: $0) }
    self.times = times.sanitized
    self.overlap = overlap
    self.isAttached = isAttached
  }

  /// Takes an event in and says what is to be done.
  ///
  /// Deadlines that have passed are carried out first, each at its own time, so that the result does
  /// not depend on how often frames come.
  ///
  /// - Parameters:
  ///   - event: What happened. Offsets and distances that are no numbers, or 2⁴⁴ and more, are ignored.
  ///   - time: When it happened, in seconds of any clock that does not run backwards. An earlier
  ///     time than the last one, no number, or 2⁴⁴ and more, counts as the last one.
  /// - Returns: What the host has to do.
  public mutating func handle(_ event: OverscrollEvent, at time: Double) -> OverscrollEffects {
    var effects = OverscrollEffects()
    let reachedTime = time.counts ? max(now, time) : now
    let isDue = deadline <= reachedTime
    if isDue { passDeadlines(until: reachedTime, &effects) }
    now = reachedTime
    take(event, &effects)
    if isDue { reviseLandings(&effects) }
    conclude(&effects)
    return effects
  }

  /// Gives an edge other options, or takes its control away.
  ///
  /// Equal options change nothing, so this may be called as often as a view is drawn. Other ones keep
  /// the run that is under way, and its extra inset takes the new length. Without options, or with another
  /// purpose, the run is cancelled and the extra inset is given back.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - options: What the edge does from now on; nothing when nil.
  ///   - time: When, in seconds; see ``handle(_:at:)``.
  /// - Returns: What the host has to do.
  public mutating func configure(
    _ edge: OverscrollEdge, _ options: EdgeOptions?, at time: Double
  ) -> OverscrollEffects {
    var effects = handle(.frame, at: time)
    guard self.options(of: edge) != options else { return effects }
    if self.options(of: edge)?.purpose != options?.purpose { remove(edge, &effects) }
    if let options { adopt(options, edge, &effects) }
    layout.needsEvaluation = true
    evaluateTriggers(&effects)
    conclude(&effects)
    return effects
  }

  /// Changes when a button leads back to the top, or takes it away.
  ///
  /// Equal options change nothing. With other ones the button begins anew, and is not there at once.
  ///
  /// - Parameters:
  ///   - options: When the button rises; never when nil.
  ///   - time: When, in seconds; see ``handle(_:at:)``.
  /// - Returns: What the host has to do.
  public mutating func configure(
    backToTop options: BackToTopOptions?, at time: Double
  ) -> OverscrollEffects {
    var effects = handle(.frame, at: time)
    guard button?.options != options else { return effects }
    if button?.isRisen == true { effects.backToTop = .resting(at: 0) }
    button = options.map { BackToTopMachine(options: $0) }
    needsDeadline = true
    conclude(&effects)
    return effects
  }
}
