extension IndicatorCanvas {
  /// Draws an arrow that points down, 16 points long.
  ///
  /// A host whose app has a picture of an arrow draws that instead.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: The position of its middle, and the rotation, scale and opacity.
  public mutating func arrow(color: IndicatorColor, _ placement: ElementPlacement) {
    strokeArrow(color: color, placement)
  }

  /// The arrow of a canvas without a picture: a shaft of 16 points, and a head of 11.
  package mutating func strokeArrow(color: IndicatorColor, _ placement: ElementPlacement) {
    move(to: IndicatorPoint(0, -8))
    line(to: IndicatorPoint(0, 8))
    move(to: IndicatorPoint(-5.5, 2.5))
    line(to: IndicatorPoint(0, 8))
    line(to: IndicatorPoint(5.5, 2.5))
    stroke(width: 1.75, color: color, placement)
  }

  /// The check mark of a run that has succeeded, 13 points wide.
  mutating func checkMark(width: Double, color: IndicatorColor, _ placement: ElementPlacement) {
    move(to: IndicatorPoint(-6.5, 0.5))
    line(to: IndicatorPoint(-2, 5))
    line(to: IndicatorPoint(6.5, -5))
    stroke(width: width, color: color, placement)
  }

  /// The sign of a failure: an exclamation mark in a ring, 24 points wide.
  mutating func failureSign(_ placement: ElementPlacement) {
    arc(around: IndicatorPoint(0, 0), radius: 10.75, from: -90, to: 270)
    stroke(width: 2.5, color: .accent, placement)
    move(to: IndicatorPoint(0, -5.2))
    line(to: IndicatorPoint(0, 0.8))
    move(to: IndicatorPoint(0, 4.9))
    line(to: IndicatorPoint(0, 4.91))
    stroke(width: 2.25, color: .accent, placement)
  }
}
