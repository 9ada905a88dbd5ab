import OverscrollCore
import OverscrollIndicators

/// A canvas that only counts: measures the cost of an indicator without that of drawing.
struct CountingCanvas: SceneCanvas {
  private static let delay = 0.1
  private static let image = SceneSize(width: 44, height: 44)
  private static let word = SceneSize(width: 90, height: 17)

  var count = 0
  /// The number of pictures per phase.
  let imageCount: Int

  func size(of text: SceneText, as role: SceneTextRole) -> SceneSize { Self.word }
  mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
  ) { count += 1 }
  mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
  ) { count += 1 }
  mutating func move(to point: ScenePoint) { count += 1 }
  mutating func line(to point: ScenePoint) { count += 1 }
  mutating func arc(
    around center: ScenePoint, radius: Double, from start: Double, to end: Double
  ) { count += 1 }
  mutating func close() { count += 1 }
  mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) { count += 1 }
  mutating func fill(color: SceneColor, _ placement: ScenePlacement) { count += 1 }
  func imageCount(for phase: OverscrollPhase) -> Int { imageCount }
  func size(of image: SceneImage) -> SceneSize { Self.image }
  func delay(of image: SceneImage) -> Double { Self.delay }
  mutating func image(_ image: SceneImage, size: SceneSize, _ placement: ScenePlacement) {
    count += 1
  }
}
