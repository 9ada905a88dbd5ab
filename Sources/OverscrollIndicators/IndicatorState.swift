public import OverscrollCore

/// The state that an indicator draws.
public struct IndicatorState: Equatable, Sendable {
  /// The edge of the indicator.
  public var edge: OverscrollEdge
  /// The effect of the action on the list.
  public var purpose: EdgeOptions.Purpose
  /// The phase of the edge.
  public var phase: OverscrollPhase
  /// The pull as a fraction of the trigger distance; above 1 when a release would fire.
  public var progress: Double
  /// The pull beyond the extra inset, in points.
  public var pull: Double
  /// The pull that fires, in points; 0 for triggers other than pulls.
  public var triggerDistance: Double
  /// The armed progress, animated from 0 to 1.
  public var turn: Double
  /// The result of the last run.
  public var result: RefreshResult.Summary?
  /// The time since the phase began, in seconds; 0 if unknown.
  public var time: Double
  /// How long the action runs, or has run when it has ended, in seconds; 0 if unknown.
  public var runTime = 0.0
  /// How far the finger has moved across the axis since it touched, as a part of half the width, from
  /// -1 towards the leading side to 1 towards the trailing side.
  ///
  /// It stays as the finger has left it until the next pull; 0 if unknown.
  public var sideways = 0.0
  /// Whether the user prefers reduced motion.
  public var reducesMotion: Bool
  /// The available size across the axis and along it, in points.
  public var size: IndicatorSize

  /// Creates a state.
  ///
  /// - Parameters:
  ///   - edge: The edge of the indicator.
  ///   - purpose: The effect of the action on the list.
  ///   - phase: The phase of the edge.
  ///   - progress: The pull as a fraction of the trigger distance.
  ///   - pull: The pull beyond the extra inset, in points.
  ///   - triggerDistance: The pull that fires, in points; 0 for triggers other than pulls.
  ///   - turn: The armed progress, animated from 0 to 1.
  ///   - result: The result of the last run.
  ///   - time: The time since the phase began, in seconds.
  ///   - reducesMotion: Whether the user prefers reduced motion.
  ///   - size: The available size across the axis and along it, in points.
  public init(
    edge: OverscrollEdge, purpose: EdgeOptions.Purpose, phase: OverscrollPhase,
    progress: Double = 0, pull: Double = 0, triggerDistance: Double = 0, turn: Double = 0,
    result: RefreshResult.Summary? = nil, time: Double = 0, reducesMotion: Bool = false,
    size: IndicatorSize
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

  /// Creates the state of an edge from an engine; nil if the edge has no control.
  package init?(
    of edge: OverscrollEdge, in engine: OverscrollEngine, at time: Double, width: Double,
    reducesMotion: Bool = false
  ) {
    guard let options = engine.options(of: edge), let pull = engine.pullReading(of: edge) else {
      return nil
    }
    self.init(
      edge: edge, purpose: options.purpose, phase: engine.phase(of: edge),
      triggerDistance: engine.pullDistance(of: edge) ?? 0, result: engine.result(of: edge),
      reducesMotion: reducesMotion, size: IndicatorSize(width: width, height: options.extent))
    follow(pull, at: time)
  }

  /// Updates the values that a pull and the time change.
  package mutating func follow(_ pull: PullReading, at time: Double) {
    progress = pull.progress
    self.pull = pull.pull
    turn = pull.turn.value(at: time)
    self.time = max(0, time - pull.phaseStart)
  }

  /// Keeps the result of a refresh until the header is gone, if a finger holds it open.
  ///
  /// - Parameter last: The phase that was drawn last.
  package mutating func keepResult(after last: OverscrollPhase?) {
    guard last == .ending, phase == .idle || phase == .pulling, pull > 0, purpose == .refresh,
      result?.kind != .cancelled
    else { return }
    phase = .ending
    // Whatever moves at the end has come to rest.
    time = 60
  }

  package var showsMessage: Bool {
    guard result?.hasMessage == true else { return false }
    return phase == .ending || phase == .failed || phase == .noMore
  }

  /// Whether the last run ended with a result that needs a text: a failure, or the last page.
  var endsInWords: Bool {
    switch result?.kind {
    case .failed: true
    case .noMore: purpose == .load
    case .updated, .unchanged, .cancelled, nil: false
    }
  }

  /// Whether the state needs a text: a failure, a message, the offer to load a page, the end of the
  /// list.
  var needsWords: Bool {
    switch phase {
    case .failed, .noMore: true
    case .ending: showsMessage || endsInWords
    case .idle: purpose == .load
    case .pulling, .armed, .waiting, .refreshing: false
    }
  }

  /// Whether a failure is shown: until it has closed.
  var isFailure: Bool { phase == .failed || (phase == .ending && result?.kind == .failed) }

  /// How much of a look without words is left while the edge closes, from 1 to 0.
  ///
  /// It is the extra inset that is left, but at first a result is drawn in full: an indicator over
  /// the content has no extra inset.
  var presence: Double {
    guard result?.kind != .cancelled else { return 1 - (time / 0.2).asPart }
    return max((2 * progress).asPart, ((Self.leavingTime - time) / 0.12).eased)
  }

  /// The time in which a look without words shows a result and leaves, in seconds.
  static var leavingTime: Double { 0.4 }

  /// The scale of a drawing for an indicator of a length, in points.
  func scale(from extent: Double) -> Double { size.height > 0 ? size.height / extent : 1 }

  /// Whether the action runs, or waits to run.
  public var isRunning: Bool { phase == .refreshing || phase == .waiting }

  /// The centre of the indicator.
  public var center: IndicatorPoint { IndicatorPoint(size.width / 2, size.height / 2) }
}
