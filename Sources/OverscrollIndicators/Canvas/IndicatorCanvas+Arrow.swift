extension IndicatorCanvas {
  /// Draws an arrow that points down, 16 points long.
  ///
  /// A host whose app has a picture of an arrow draws that instead.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: The position of its middle, and the rotation, scale and opacity.
  package mutating func arrow(color: IndicatorColor, _ placement: ElementPlacement) {
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
}
