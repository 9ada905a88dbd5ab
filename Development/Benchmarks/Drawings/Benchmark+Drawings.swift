public import Measurement
import OverscrollCore
import OverscrollIndicators

extension Benchmark {
  private static let indicators: [(name: String, indicator: BuiltInIndicator)] = [
    ("classic", .classic(.classic)), ("spinner", .spinner(.spinner)), ("ring", .ring(.ring)),
    ("text", .text(.text)), ("frames", .frames(.frames())), ("lines", .lines(.lines)),
  ]

  private static let path = DrawingIndicator([
    "M1 9C3 0 9 0 9 9S2 14 5 19A8 3 0 0 0 20 12Q25 0 30 9Z"
  ])

  /// Every built-in indicator, the scene and a path, drawn in every phase.
  public static var drawings: [Benchmark] {
    OverscrollPhase.allCases.flatMap { phase in
      indicators.map { drawing($1, in: phase, name: "draw \($0) \(phase)") }
        + [
          drawing(SceneIndicator(), in: phase, name: "draw scene \(phase)"),
          drawing(path, in: phase, name: "draw path \(phase)"),
        ]
    }
  }

  private static func drawing(
    _ indicator: some RefreshIndicator & Sendable, in phase: OverscrollPhase, name: String
  ) -> Benchmark {
    let size = IndicatorSize(width: 390, height: indicator.extent)
    return Benchmark(name: name) { index in
      let progress = Double(index % 130) / 100
      let state = IndicatorState(
        edge: .top, purpose: phase == .noMore ? .load : .refresh, phase: phase,
        progress: progress, pull: 54 * progress, triggerDistance: 54, time: progress, size: size)
      var canvas = CountingCanvas(imageCount: 8)
      indicator.draw(state, on: &canvas)
      keep(canvas.count)
    }
  }
}
