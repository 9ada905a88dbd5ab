public import OverscrollCore

/// All that an indicator may know when it draws.
public struct IndicatorState: Equatable, Sendable {
  /// The edge at which it stands.
  public var edge: OverscrollEdge
  /// What running the action means for the list.
  public var purpose: EdgeOptions.Purpose
  /// Where the edge stands.
  public var phase: OverscrollPhase
  /// The pull as a part of the trigger distance; above 1 when letting go would fire.
  public var progress: Double
  /// The pull beyond what is held open, in points.
  public var pull: Double
  /// The pull that fires, in points; 0 where no pull does.
  public var triggerDistance: Double
  /// How far it has turned because letting go would fire: from 0 to 1.
  public var turn: Double
  /// How the last run ended.
  public var result: ResultSummary?
  /// The time since the phase began, in seconds; 0 where nobody knows.
  public var time: Double
  /// Whether the user wants things to stand still.
  public var reducesMotion: Bool
  /// The room across the axis and along it, in points.
  public var size: SceneSize

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the indicator stands.
  ///   - purpose: What running the action means for the list.
  ///   - phase: Where the edge stands.
  ///   - progress: The pull as a part of the trigger distance.
  ///   - pull: The pull beyond what is held open, in points.
  ///   - triggerDistance: The pull that fires, in points; 0 where no pull does.
  ///   - turn: How far it has turned because letting go would fire.
  ///   - result: How the last run ended.
  ///   - time: The time since the phase began, in seconds.
  ///   - reducesMotion: Whether the user wants things to stand still.
  ///   - size: The room across the axis and along it, in points.
  public init(
    edge: OverscrollEdge, purpose: EdgeOptions.Purpose, phase: OverscrollPhase,
    progress: Double = 0, pull: Double = 0, triggerDistance: Double = 0, turn: Double = 0,
    result: ResultSummary? = nil, time: Double = 0, reducesMotion: Bool = false, size: SceneSize
  ) {
    self.edge = edge
    self.purpose = purpose
    self.phase = phase
    self.progress = progress
    self.pull = pull
    self.triggerDistance = triggerDistance
    self.turn = turn
    self.result = result
    self.time = time
    self.reducesMotion = reducesMotion
    self.size = size
  }

  /// Creates the state of an edge as an engine has it; nil where it has no control there.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - engine: The engine.
  ///   - time: The time for which is drawn, in seconds.
  ///   - width: The room across the axis, in points.
  ///   - reducesMotion: Whether the user wants things to stand still.
  public init?(
    of edge: OverscrollEdge, in engine: OverscrollEngine, at time: Double, width: Double,
    reducesMotion: Bool = false
  ) {
    guard let options = engine.options(of: edge) else { return nil }
    self.init(
      edge: edge, purpose: options.purpose, phase: engine.phase(of: edge),
      progress: engine.progress(of: edge), pull: engine.pull(of: edge),
      triggerDistance: engine.pullDistance(of: edge) ?? 0,
      turn: engine.turn(of: edge).value(at: time), result: engine.result(of: edge),
      time: max(0, time - engine.phaseStart(of: edge)), reducesMotion: reducesMotion,
      size: SceneSize(width: width, height: options.extent))
  }

  /// Updates the values that a pull and the time change.
  package mutating func follow(_ pull: PullReading, at time: Double) {
    progress = pull.progress
    self.pull = pull.pull
    turn = pull.turn.value(at: time)
    self.time = max(0, time - pull.phaseStart)
  }

  /// Whether the result's own message is to be shown.
  public var showsMessage: Bool {
    guard result?.hasMessage == true else { return false }
    return phase == .ending || phase == .failed || phase == .noMore
  }

  /// Whether the last run ended in what only words tell: a failure, or the last page.
  var endsInWords: Bool {
    switch result?.kind {
    case .failed: true
    case .noMore: purpose == .load
    case .updated, .unchanged, .cancelled, nil: false
    }
  }

  /// Whether only words tell what is to be shown: a failure, a message, the offer of a page, the end of the list.
  var needsWords: Bool {
    switch phase {
    case .failed, .noMore: true
    case .ending: showsMessage || endsInWords
    case .idle: purpose == .load
    case .pulling, .armed, .waiting, .refreshing: false
    }
  }

  /// Whether the action runs, or is about to.
  public var isRunning: Bool { phase == .refreshing || phase == .waiting }

  /// Where the middle of the indicator lies.
  public var center: ScenePoint { ScenePoint(size.width / 2, size.height / 2) }
}
