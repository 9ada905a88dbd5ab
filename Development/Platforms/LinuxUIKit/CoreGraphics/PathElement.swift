import Foundation

/// An element of a path, for tests of drawings.
@_spi(Simulation) public enum PathElement: Hashable, Sendable {
  /// The start of a subpath.
  case move(CGPoint)
  /// A line.
  case line(CGPoint)
  /// A quadratic curve.
  case quadCurve(CGPoint, control: CGPoint)
  /// A cubic curve.
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  /// An arc of a circle.
  case arc(center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
  /// The end of a closed subpath.
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
