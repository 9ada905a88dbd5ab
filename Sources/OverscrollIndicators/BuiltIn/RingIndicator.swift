import OverscrollCore

/// An indicator with a circle that closes with the pull, and spins with a gap while the action
/// runs.
///
/// It shows a text only if the ring is not sufficient: for a failure, a message, or the end of the
/// list.
package struct RingIndicator: Equatable, Sendable, RefreshIndicator {
  /// The radius to the middle of the line, in points; the diameter with the line is 24 points.
  private static let radius = 10.75
  private static let lineWidth = 2.5
  /// The gap of the spinning ring, in degrees, and the time in which it opens, in seconds.
  private static let gap = (angle: 90.0, time: 0.25)
  private static let turnTime = 0.9

  package init() {}

  package var extent: Double { 54 }

  package func draw<Canvas: IndicatorCanvas>(_ state: IndicatorState, on canvas: inout Canvas) {
    guard !state.needsWords else { return StatusLine(state).draw(on: &canvas) }
    guard state.isRunning || state.purpose == .refresh else { return }
    let (sweep, placement) = ring(in: state)
    canvas.arc(around: IndicatorPoint(0, 0), radius: Self.radius, from: -90, to: sweep - 90)
    canvas.stroke(width: Self.lineWidth, color: .secondary, placement)
  }

  /// Whether the ring spins: while the action runs.
  package func isAnimated(in state: IndicatorState) -> Bool { state.isRunning }

  /// Whether the drawing changes with the pull alone: until the action runs.
  package func followsPull(in state: IndicatorState) -> Bool {
    state.purpose == .refresh && !state.isRunning && !state.needsWords
  }

  /// The length of the arc in degrees, and its place.
  private func ring(in state: IndicatorState) -> (sweep: Double, ElementPlacement) {
    guard state.isRunning else {
      let progress = state.progress.asPart
      return (360 * progress, ElementPlacement(state.center, opacity: progress))
    }
    if state.reducesMotion {
      return (360, ElementPlacement(state.center, opacity: state.time.pulsed))
    }
    let rotation = 360 * (state.time / Self.turnTime).fraction
    let sweep = 360 - Self.gap.angle * min(1, state.time / Self.gap.time)
    return (sweep, ElementPlacement(state.center, rotation: rotation))
  }
}

extension RefreshIndicator where Self == RingIndicator {
  package static var ring: RingIndicator { RingIndicator() }
}
