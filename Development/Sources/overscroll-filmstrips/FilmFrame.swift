import OverscrollCore
import OverscrollIndicators

/// A frame of a filmstrip.
struct FilmFrame {
  /// The text below the frame.
  let label: String
  let phase: OverscrollPhase
  /// The pull as a fraction of the trigger distance.
  var progress = 0.0
  /// The time since the phase began, in seconds.
  var time = 0.0
  var result: RefreshResult.Summary?
  var purpose = EdgeOptions.Purpose.refresh

  static let all =
    [0.0, 0.25, 0.5, 0.75, 1].map {
      FilmFrame(label: "\(Int($0 * 100)) %", phase: .pulling, progress: $0)
    } + [FilmFrame(label: "armed", phase: .armed, progress: 1.3)]
    + [0.1, 0.3, 0.6, 1.5].map {
      FilmFrame(label: "refreshing, \($0) s", phase: .refreshing, time: $0)
    } + [
      // While the edge closes, the remaining extra inset counts as a pull.
      FilmFrame(label: "updated", phase: .ending, progress: 0.6, time: 0.1, result: .updated),
      FilmFrame(label: "failed", phase: .failed, time: 1, result: .failed),
      FilmFrame(label: "no more", phase: .noMore, time: 1, result: .noMore, purpose: .load),
    ]

  /// The label for a narrow column.
  var shortLabel: String { phase == .refreshing ? "\(time) s" : label }

  /// The state of an indicator with a given width.
  func state(
    of indicator: some RefreshIndicator, at edge: OverscrollEdge, width: Double, scale: Double = 1
  ) -> IndicatorState {
    IndicatorState(
      edge: edge, purpose: purpose, phase: phase, progress: progress,
      pull: progress * indicator.triggerDistance, triggerDistance: indicator.triggerDistance,
      turn: phase == .armed ? 1 : 0, result: result, time: time,
      size: IndicatorSize(width: width, height: indicator.extent * scale))
  }
}
