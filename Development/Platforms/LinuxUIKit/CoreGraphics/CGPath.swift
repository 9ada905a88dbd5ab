import Foundation

/// An immutable path.
public class CGPath: Hashable, @unchecked Sendable {
  /// The elements of the path.
  @_spi(Simulation) public fileprivate(set) var elements: [PathElement] = []

  init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = CGPath.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init()
    elements = CGPath.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(rect: rect, transform: transform)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The current point.
  public var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.first ?? .zero }

  /// The smallest rectangle around all points, including control points.
  public var boundingBox: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Returns a copy.
  public func copy() -> CGPath? {
    let path = CGPath()
    path.elements = elements
    return path
  }

  /// Returns a mutable copy.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.append(elements)
    return path
  }

  /// Returns whether two paths have the same elements.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.elements == other.elements }

  /// Feeds the elements into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  func append(_ parts: [PathElement]) { elements += parts }

  static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  static func ellipse(_ rect: CGRect) -> [PathElement] {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return [
      .arc(
        center: center, radius: rect.width / 2, start: 0, end: 2 * .pi, clockwise: false),
      .close,
    ]
  }
}

extension PathElement {
  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let point, let control):
      .quadCurve(point.applying(t), control: control.applying(t))
    case .curve(let point, let first, let second):
      .curve(point.applying(t), control1: first.applying(t), control2: second.applying(t))
    case .arc(let center, let radius, let start, let end, let clockwise):
      .arc(
        center: center.applying(t), radius: radius, start: start, end: end, clockwise: clockwise)
    case .close: .close
    }
  }
}
