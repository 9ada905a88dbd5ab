import Foundation

/// A path that one can draw on.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public override init() { super.init() }

  /// Lifts the pen and puts it down somewhere.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point.applying(transform))])
  }

  /// Draws a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point.applying(transform))])
  }

  /// Draws a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([PathElement.quadCurve(end, control: control).applying(transform)])
  }

  /// Draws a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([PathElement.curve(end, control1: control1, control2: control2).applying(transform)])
  }

  /// Draws a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathElement.arc(
      center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise)
    append([arc.applying(transform)])
  }

  /// Draws a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.rectangle(rect).map { $0.applying(transform) })
  }

  /// Draws an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(CGPath.ellipse(rect).map { $0.applying(transform) })
  }

  /// Draws another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements.map { $0.applying(transform) })
  }

  /// Draws a line back to where the pen was put down.
  public func closeSubpath() { append([.close]) }
}
