import OverscrollCore

/// A circle that closes with the pull, and spins with a gap while the action runs.
///
/// Words appear only where the sign alone would not do: a failure, a message, the end of the list.
public struct RingIndicator: Equatable, Sendable, RefreshIndicator {
  /// The distance from the middle to the middle of the line, in points: 24 points with the line.
  private static let radius = 10.75
  private static let lineWidth = 2.5
  /// The gap of the ring that spins, in degrees, and how long it takes to open, in seconds.
  private static let gap = (angle: 90.0, time: 0.25)
  /// How long a turn takes, in seconds.
  private static let turnTime = 0.9
  /// How long the ring takes to pale and to come back where things are to stand still, in seconds.
  private static let breath = 2.0
  /// How much of the ring is left where it is palest.
  private static let palest = 0.35

  /// Creates the indicator.
  public init() {}

  /// The length along the axis that it needs: 54 points.
  public var extent: Double { 54 }

  /// Draws a state.
  ///
  /// - Parameters:
  ///   - state: What is to be shown.
  ///   - canvas: What is drawn on.
  public func draw<Canvas: SceneCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    if state.needsWords {
      StatusLine(state).draw(on: &canvas)
    } else if state.isRunning {
      drawRunning(state, on: &canvas)
    } else if state.purpose == .refresh {
      let progress = state.progress.asPart
      draw(360 * progress, ScenePlacement(state.center, opacity: progress), on: &canvas)
    }
  }

  /// Whether it spins: while the action runs.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether the next frame looks different.
  public func isAnimated(in state: IndicatorState) -> Bool { state.isRunning }

  /// Whether the drawing changes with the pull alone: until the action runs.
  ///
  /// - Parameter state: What is shown.
  /// - Returns: Whether another pull looks different.
  public func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.isRunning && !state.needsWords
  }

  private func drawRunning<Canvas: SceneCanvas>(
    _ state: IndicatorState, on canvas: inout Canvas
  ) {
    if state.reducesMotion {
      let opacity = 1 - (1 - Self.palest) * Self.wave(state.time / Self.breath)
      return draw(360, ScenePlacement(state.center, opacity: opacity), on: &canvas)
    }
    let rotation = 360 * (state.time / Self.turnTime).fraction
    let sweep = 360 - Self.gap.angle * min(1, state.time / Self.gap.time)
    draw(sweep, ScenePlacement(state.center, rotation: rotation), on: &canvas)
  }

  /// From 0 to 1 and back, once in every whole number.
  private static func wave(_ x: Double) -> Double {
    1 - abs(2 * x.fraction - 1)
  }

  private func draw<Canvas: SceneCanvas>(
    _ sweep: Double, _ placement: ScenePlacement, on canvas: inout Canvas
  ) {
    canvas.arc(around: ScenePoint(0, 0), radius: Self.radius, from: -90, to: sweep - 90)
    canvas.stroke(width: Self.lineWidth, color: .secondary, placement)
  }
}

extension RefreshIndicator where Self == RingIndicator {
  /// A circle that closes with the pull, and spins while the action runs.
  public static var ring: RingIndicator { RingIndicator() }
}
