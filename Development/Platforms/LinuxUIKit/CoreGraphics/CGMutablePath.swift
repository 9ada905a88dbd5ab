import Foundation

/// A path that can be changed.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() { super.init() }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point.applying(transform))])
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point.applying(transform))])
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([PathElement.quadCurve(end, control: control).applying(transform)])
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([PathElement.curve(end, control1: control1, control2: control2).applying(transform)])
  }

  /// Adds an arc of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathElement.arc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
    append([arc.applying(transform)])
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.rectangle(rect).map { $0.applying(transform) })
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.ellipse(rect).map { $0.applying(transform) })
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements.map { $0.applying(transform) })
  }

  /// Closes the current subpath.
  public func closeSubpath() { append([.close]) }
}
