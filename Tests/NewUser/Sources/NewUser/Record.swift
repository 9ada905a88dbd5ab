import Overscroll

/// The texts that an indicator draws, recorded by a canvas that draws nothing.
nonisolated struct Record: IndicatorCanvas {
  private(set) var texts: [IndicatorText] = []

  mutating func move(to point: IndicatorPoint) {}
  mutating func line(to point: IndicatorPoint) {}
  mutating func close() {}
  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) {}
  mutating func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement) {}
  mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) {}
  mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) {}
  mutating func image(_ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement) {
  }
  mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) {
    if placement.opacity > 0 { texts.append(text) }
  }
  func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
    IndicatorSize(width: 80, height: 20)
  }
  func size(of image: IndicatorImage) -> IndicatorSize { IndicatorSize(width: 0, height: 0) }
  func imageCount(for phase: OverscrollPhase) -> Int { 0 }
  func delay(of image: IndicatorImage) -> Double { 0 }
}
