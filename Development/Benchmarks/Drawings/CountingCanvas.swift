import OverscrollCore
import OverscrollIndicators

/// A canvas that only counts: measures the cost of an indicator without that of drawing.
struct CountingCanvas: IndicatorCanvas {
  private static let delay = 0.1
  private static let image = IndicatorSize(width: 44, height: 44)
  private static let word = IndicatorSize(width: 90, height: 17)

  var count = 0
  /// The number of pictures per phase.
  let imageCount: Int

  func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize { Self.word }
  mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) { count += 1 }
  mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) { count += 1 }
  mutating func move(to point: IndicatorPoint) { count += 1 }
  mutating func line(to point: IndicatorPoint) { count += 1 }
  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) { count += 1 }
  mutating func close() { count += 1 }
  mutating func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement) {
    count += 1
  }
  mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) { count += 1 }
  func imageCount(for phase: OverscrollPhase) -> Int { imageCount }
  func size(of image: IndicatorImage) -> IndicatorSize { Self.image }
  func delay(of image: IndicatorImage) -> Double { Self.delay }
  mutating func image(_ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement) {
    count += 1
  }
}
