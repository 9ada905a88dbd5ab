import Foundation

/// A part of a path, for tests that look at what was drawn.
@_spi(Simulation) public enum PathElement: Hashable, Sendable {
  /// The pen goes somewhere without drawing.
  case move(CGPoint)
  /// A line.
  case line(CGPoint)
  /// A curve with one control point.
  case quadCurve(CGPoint, control: CGPoint)
  /// A curve with two control points.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// A part of a circle.
  case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
  /// A line back to where the pen was put down.
  case close

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [point, control]
    case .curve(let point, let first, let second): [point, first, second]
    case .arc(let center, let radius, _, _, _):
      [
        CGPoint(x: center.x - radius, y: center.y - radius),
        CGPoint(x: center.x + radius, y: center.y + radius),
      ]
    case .close: []
    }
  }
}
