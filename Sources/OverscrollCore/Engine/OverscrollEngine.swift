/// Everything that happens past the edges of one scroll view, as a pure machine.
///
/// Facts go in, effects come out: no clock, no callback and no view inside. Equal events give equal
/// bits on every host. Total: there is no event that it refuses with a crash, in no state.
public struct OverscrollEngine: Equatable, Sendable {
  /// The lengths of the scroll view, without our shares.
  public internal(set) var geometry = ScrollGeometry(contentLength: 0, viewportLength: 0)
  /// The offset of the content, in points.
  public internal(set) var offset = 0.0
  /// Whether a finger holds the content.
  public internal(set) var isHeld = false
  /// The latest time that an event came with, in seconds.
  public internal(set) var now = 0.0

  var top: EdgeMachine?
  var bottom: EdgeMachine?
  var leading: EdgeMachine?
  var trailing: EdgeMachine?
  var lastCycle: UInt32 = 0

  /// Creates the engine of a scroll view.
  ///
  /// - Parameters:
  ///   - top: What the top edge does; nothing when nil.
  ///   - bottom: What the bottom edge does; nothing when nil.
  ///   - times: How long things take.
  public init(top: EdgeOptions?, bottom: EdgeOptions?, times: OverscrollTimes = OverscrollTimes()) {
    self.top = top.map { EdgeMachine(edge: .top, options: $0, times: times) }
    self.bottom = bottom.map { EdgeMachine(edge: .bottom, options: $0, times: times) }
  }

  /// Takes an event in and says what is to be done.
  ///
  /// Deadlines that have passed are carried out first, each at its own time, so that the result does
  /// not depend on how often frames come.
  ///
  /// - Parameters:
  ///   - event: What happened. Offsets that are no numbers are ignored.
  ///   - time: When it happened, in seconds of any clock that does not run backwards. An earlier
  ///     time than the last one, or no number, counts as the last one.
  /// - Returns: What the host has to do.
  public mutating func handle(_ event: OverscrollEvent, at time: Double) -> OverscrollEffects {
    let before = look
    var effects = OverscrollEffects()
    let reachedTime = time.isFinite ? max(now, time) : now
    passDeadlines(until: reachedTime, &effects)
    now = reachedTime
    let movement = take(event, &effects)
    loadWhatIsNear(movement, after: event, &effects)
    conclude(before, &effects)
    return effects
  }

  // MARK: What hosts may ask

  /// Where an edge stands; idle where there is no control.
  public func phase(of edge: OverscrollEdge) -> OverscrollPhase { self[edge]?.state.phase ?? .idle }

  /// When an edge entered its phase, in seconds.
  public func phaseStart(of edge: OverscrollEdge) -> Double { self[edge]?.since ?? 0 }

  /// The pull as a part of the trigger distance; 0 where no pull fires.
  public func progress(of edge: OverscrollEdge) -> Double { self[edge]?.progress ?? 0 }

  /// How far the content lies past the base edge, in points.
  public func overscroll(past edge: OverscrollEdge) -> Double { self[edge]?.overscroll ?? 0 }

  /// The share of an edge's inset: its target is what counts, the rest is presentation.
  public func share(of edge: OverscrollEdge) -> SettleMotion {
    self[edge]?.share ?? .resting(at: 0)
  }

  /// How far an indicator has turned because letting go would fire: from 0 to 1.
  public func turn(of edge: OverscrollEdge) -> SettleMotion { self[edge]?.turn ?? .resting(at: 0) }

  /// The cycle that runs at an edge.
  public func cycle(of edge: OverscrollEdge) -> OverscrollCycle? { self[edge]?.runningCycle }

  /// How the last run of an edge ended; nil before the first and while one runs.
  public func outcome(of edge: OverscrollEdge) -> RefreshOutcome? { self[edge]?.outcome }

  /// What an edge was set up to do.
  public func options(of edge: OverscrollEdge) -> EdgeOptions? { self[edge]?.options }

  /// Whether the result of a cycle still counts: it runs, and has not been answered yet.
  ///
  /// A host asks this before it lets the app put a result into its list.
  public func isCurrent(_ cycle: OverscrollCycle) -> Bool {
    OverscrollEdge.allCases.contains { edge in
      guard case .refreshing(let run)? = self[edge]?.state else { return false }
      return run.cycle == cycle && run.answer == nil
    }
  }
}
