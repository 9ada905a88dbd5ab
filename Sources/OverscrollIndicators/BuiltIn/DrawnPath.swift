import OverscrollCore

/// The outline of a ``DrawingIndicator``: points, each with its distance along the outline.
///
/// Curves become straight lines, which are off by 1/2000 of the outline's size at most.
package struct DrawnPath: Equatable, Sendable {
  private struct Point: Equatable, Sendable {
    var position: IndicatorPoint
    var distance: Double
    /// Whether a subpath begins with it.
    var begins: Bool
  }

  private static let linesPerCurve = (fewest: 4.0, most: 64.0)

  /// The largest distance between a curve and its lines.
  let tolerance: Double
  /// The width of the outline, in points.
  private(set) var width = 0.0
  private var points: [Point] = []
  /// The first point of the subpath, to which ``close()`` leads.
  private var start = IndicatorPoint(0, 0)

  private init(tolerance: Double) { self.tolerance = tolerance }

  /// Creates an outline around the origin; it is empty if it has numbers that are too large.
  ///
  /// - Parameters:
  ///   - box: The size that it is scaled to, with its proportions.
  ///   - add: Adds the subpaths; called twice, because the size determines the number of lines.
  package init(in box: IndicatorSize, _ add: (inout DrawnPath) -> Void) {
    var rough = DrawnPath(tolerance: .infinity)
    add(&rough)
    let (_, size) = rough.bounds
    self.init(tolerance: max(size.width, size.height) / 2000)
    add(&self)
    fit(box)
  }

  /// The length of the outline, in points.
  package var length: Double { points.last?.distance ?? 0 }

  // MARK: Building

  /// Begins a subpath.
  package mutating func move(to point: IndicatorPoint) {
    removeLonePoint()
    start = point
    points.append(Point(position: point, distance: length, begins: true))
  }

  /// Adds a straight line to the subpath.
  package mutating func line(to point: IndicatorPoint) {
    guard let last = points.last?.position else { return }
    let distance = length + Self.length(point.x - last.x, point.y - last.y)
    points.append(Point(position: point, distance: distance, begins: false))
  }

  /// Adds a cubic curve to the subpath.
  package mutating func curve(
    to point: IndicatorPoint, _ first: IndicatorPoint, _ second: IndicatorPoint
  ) {
    guard let last = points.last?.position else { return }
    func bend(_ one: IndicatorPoint, _ middle: IndicatorPoint, _ other: IndicatorPoint) -> Double {
      Self.length(one.x - 2 * middle.x + other.x, one.y - 2 * middle.y + other.y)
    }
    let bends = max(bend(last, first, second), bend(first, second, point))
    var count = Self.linesPerCurve.fewest
    while count < Self.linesPerCurve.most, count * count < 0.75 * bends / tolerance { count += 1 }
    var line = 1.0
    while line <= count {
      let (after, before) = (line / count, 1 - line / count)
      func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
        before * before * (before * a + 3 * after * b)
          + after * after * (3 * before * c + after * d)
      }
      self.line(
        to: IndicatorPoint(
          value(last.x, first.x, second.x, point.x), value(last.y, first.y, second.y, point.y)))
      line += 1
    }
  }

  /// Adds a quadratic curve to the subpath.
  package mutating func curve(to point: IndicatorPoint, _ control: IndicatorPoint) {
    guard let last = points.last?.position else { return }
    func part(_ end: IndicatorPoint) -> IndicatorPoint {
      IndicatorPoint((end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3)
    }
    curve(to: point, part(last), part(point))
  }

  /// Adds a straight line to the first point of the subpath.
  package mutating func close() { line(to: start) }

  /// The length of a vector.
  static func length(_ x: Double, _ y: Double) -> Double { Elementary.squareRoot(x * x + y * y) }

  /// Removes the point of a subpath that has no other.
  private mutating func removeLonePoint() {
    if points.last?.begins == true { points.removeLast() }
  }

  private var bounds: (center: IndicatorPoint, size: IndicatorSize) {
    guard let first = points.first?.position else {
      return (IndicatorPoint(0, 0), IndicatorSize(width: 0, height: 0))
    }
    var (least, most) = (first, first)
    for point in points {
      least = IndicatorPoint(min(least.x, point.position.x), min(least.y, point.position.y))
      most = IndicatorPoint(max(most.x, point.position.x), max(most.y, point.position.y))
    }
    return (
      IndicatorPoint((least.x + most.x) / 2, (least.y + most.y) / 2),
      IndicatorSize(width: most.x - least.x, height: most.y - least.y)
    )
  }

  private mutating func fit(_ box: IndicatorSize) {
    removeLonePoint()
    let (center, size) = bounds
    guard length.isFinite, size.width.isFinite, size.height.isFinite else { return points = [] }
    var scale = min(box.width / size.width, box.height / size.height)
    if !scale.isFinite { scale = 1 }
    for index in points.indices {
      let position = points[index].position
      points[index].position = IndicatorPoint(
        scale * (position.x - center.x), scale * (position.y - center.y))
      points[index].distance *= scale
    }
    width = scale * size.width
  }

  // MARK: Drawing

  /// Adds the part between two distances to the path of a canvas.
  func trace<Canvas: IndicatorCanvas>(
    from start: Double, to end: Double, on canvas: inout Canvas
  ) {
    var isDrawn = false
    var index = 1
    while index < points.count {
      let (one, next) = (points[index - 1], points[index])
      index += 1
      guard !next.begins, next.distance >= start, one.distance <= end else {
        isDrawn = false
        continue
      }
      if !isDrawn { canvas.move(to: Self.point(at: start, from: one, to: next)) }
      canvas.line(to: Self.point(at: end, from: one, to: next))
      isDrawn = true
    }
  }

  /// The point of a line at a distance, or its nearer end.
  private static func point(at distance: Double, from one: Point, to next: Point) -> IndicatorPoint
  {
    guard distance > one.distance else { return one.position }
    guard distance < next.distance else { return next.position }
    let part = (distance - one.distance) / (next.distance - one.distance)
    return IndicatorPoint(
      one.position.x + part * (next.position.x - one.position.x),
      one.position.y + part * (next.position.y - one.position.y))
  }
}
