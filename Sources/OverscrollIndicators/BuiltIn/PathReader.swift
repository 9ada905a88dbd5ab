import OverscrollCore

/// Reads path data in the syntax of SVG, up to the first error, as SVG prescribes.
struct PathReader {
  private static let halvings = (fewest: 2, most: 8)

  private let bytes: [UInt8]
  private var index = 0
  /// Whether a number follows a command, so that no comma may be before it.
  private var isFirst = true
  private var current = IndicatorPoint(0, 0)
  private var start = IndicatorPoint(0, 0)
  /// The last control point, if the last command was a curve of its kind.
  private var control: (cubic: IndicatorPoint?, quadratic: IndicatorPoint?)

  init(_ data: String) { bytes = Array(data.utf8) }

  /// Adds the subpaths to a path.
  mutating func read(into path: inout DrawnPath) {
    guard var command = command(), command | 0x20 == UInt8(ascii: "m") else { return }
    while draw(command, into: &path) {
      if let next = self.command() {
        command = next
      } else if command | 0x20 == UInt8(ascii: "z") {
        return
      } else if command | 0x20 == UInt8(ascii: "m") {
        // The pairs after the first one are lines.
        command -= 1
      }
    }
  }

  // MARK: Commands

  /// Draws a command, and returns whether it and its numbers are right.
  private mutating func draw(_ command: UInt8, into path: inout DrawnPath) -> Bool {
    let base = command & 0x20 == 0 ? IndicatorPoint(0, 0) : current
    let last = control
    var next: (cubic: IndicatorPoint?, quadratic: IndicatorPoint?)
    switch Unicode.Scalar(command | 0x20) {
    case "m":
      guard let end = point(from: base) else { return false }
      (current, start) = (end, end)
      path.move(to: end)
    case "z":
      path.close()
      current = start
    case "l":
      guard let end = point(from: base) else { return false }
      line(to: end, on: &path)
    case "h":
      guard let x = number() else { return false }
      line(to: IndicatorPoint(base.x + x, current.y), on: &path)
    case "v":
      guard let y = number() else { return false }
      line(to: IndicatorPoint(current.x, base.y + y), on: &path)
    case "c":
      guard let first = point(from: base), let second = point(from: base),
        let end = point(from: base)
      else { return false }
      path.curve(to: end, first, second)
      (current, next.cubic) = (end, second)
    case "s":
      guard let second = point(from: base), let end = point(from: base) else { return false }
      path.curve(to: end, mirrored(last.cubic), second)
      (current, next.cubic) = (end, second)
    case "q":
      guard let only = point(from: base), let end = point(from: base) else { return false }
      path.curve(to: end, only)
      (current, next.quadratic) = (end, only)
    case "t":
      guard let end = point(from: base) else { return false }
      let only = mirrored(last.quadratic)
      path.curve(to: end, only)
      (current, next.quadratic) = (end, only)
    case "a":
      guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(),
        let isClockwise = flag(), let end = point(from: base)
      else { return false }
      arc(to: end, abs(rx), abs(ry), turn, isLarge, isClockwise, on: &path)
      current = end
    default: return false
    }
    control = next
    return true
  }

  private mutating func line(to end: IndicatorPoint, on path: inout DrawnPath) {
    path.line(to: end)
    current = end
  }

  /// A control point beyond the current point; that point itself after other commands.
  private func mirrored(_ control: IndicatorPoint?) -> IndicatorPoint {
    guard let control else { return current }
    return IndicatorPoint(2 * current.x - control.x, 2 * current.y - control.y)
  }

  // MARK: Arcs

  /// An ellipse, by the vectors to the ends of its axes, and the direction in which it is drawn.
  private struct Ellipse {
    var center = IndicatorPoint(0, 0)
    let x: IndicatorPoint
    let y: IndicatorPoint
    let radius: Double
    let isClockwise: Bool

    /// The point that is at a point of the unit circle.
    func point(_ unit: IndicatorPoint) -> IndicatorPoint {
      IndicatorPoint(
        center.x + unit.x * x.x + unit.y * y.x, center.y + unit.x * x.y + unit.y * y.y)
    }

    /// The direction from the centre to the middle of an arc, which is at a right angle to its chord.
    func middle(from one: IndicatorPoint, to other: IndicatorPoint) -> IndicatorPoint {
      let (x, y) = (other.x - one.x, other.y - one.y)
      let length = (isClockwise ? 1 : -1) * DrawnPath.length(x, y)
      return IndicatorPoint(y / length, -x / length)
    }
  }

  private mutating func arc(
    to end: IndicatorPoint, _ rx: Double, _ ry: Double, _ turn: Double, _ isLarge: Bool,
    _ isClockwise: Bool, on path: inout DrawnPath
  ) {
    guard end != current else { return }
    guard rx > 0, ry > 0 else { return path.line(to: end) }
    let (cosine, sine) = Elementary.direction(at: turn)
    func unit(_ point: IndicatorPoint) -> IndicatorPoint {
      IndicatorPoint(
        (cosine * point.x + sine * point.y) / rx, (cosine * point.y - sine * point.x) / ry)
    }
    let (one, other) = (unit(current), unit(end))
    let half = DrawnPath.length(other.x - one.x, other.y - one.y) / 2
    // Radii that are too small grow until the ends are at opposite points.
    let scale = max(1, half)
    var ellipse = Ellipse(
      x: IndicatorPoint(scale * rx * cosine, scale * rx * sine),
      y: IndicatorPoint(-scale * ry * sine, scale * ry * cosine), radius: scale * max(rx, ry),
      isClockwise: isClockwise)
    let middle = ellipse.middle(from: one, to: other)
    let height = (isLarge ? 1 : -1) * Elementary.squareRoot(max(0, 1 - half * half))
    let center = IndicatorPoint(
      (one.x + other.x) / 2 + height * middle.x, (one.y + other.y) / 2 + height * middle.y)
    ellipse.center = IndicatorPoint(
      rx * cosine * center.x - ry * sine * center.y, rx * sine * center.x + ry * cosine * center.y)
    bend(
      from: IndicatorPoint((one.x - center.x) / scale, (one.y - center.y) / scale),
      to: IndicatorPoint((other.x - center.x) / scale, (other.y - center.y) / scale),
      on: ellipse, 0, into: &path)
  }

  /// Adds an arc between two points of the unit circle: halves it until it is nearly straight.
  private func bend(
    from one: IndicatorPoint, to other: IndicatorPoint, on ellipse: Ellipse, _ halvings: Int,
    into path: inout DrawnPath
  ) {
    let middle = ellipse.middle(from: one, to: other)
    let gap =
      ellipse.radius
      * DrawnPath.length(
        middle.x - (one.x + other.x) / 2, middle.y - (one.y + other.y) / 2)
    let (fewest, most) = Self.halvings
    guard halvings < fewest || (gap > path.tolerance && halvings < most) else {
      return path.line(to: ellipse.point(other))
    }
    bend(from: one, to: middle, on: ellipse, halvings + 1, into: &path)
    bend(from: middle, to: other, on: ellipse, halvings + 1, into: &path)
  }

  // MARK: Words

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpaces() {
    while let next, next == 0x20 || (0x09...0x0D).contains(next), next != 0x0B { index += 1 }
  }

  private mutating func skip(_ character: UInt8) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  /// The letter that is next.
  private mutating func command() -> UInt8? {
    skipSpaces()
    guard let next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next | 0x20) else {
      return nil
    }
    index += 1
    isFirst = true
    return next
  }

  /// Skips what separates a number from the one before.
  private mutating func begin() {
    skipSpaces()
    if !isFirst, skip(UInt8(ascii: ",")) { skipSpaces() }
    isFirst = false
  }

  private mutating func point(from base: IndicatorPoint) -> IndicatorPoint? {
    guard let x = number(), let y = number() else { return nil }
    return IndicatorPoint(base.x + x, base.y + y)
  }

  /// A digit that is 0 or 1, and needs nothing that separates it from the next number.
  private mutating func flag() -> Bool? {
    begin()
    if skip(UInt8(ascii: "0")) { return false }
    return skip(UInt8(ascii: "1")) ? true : nil
  }

  private mutating func number() -> Double? {
    begin()
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    var (value, power) = (0.0, 0)
    let before = digits { value = 10 * value + $0 }
    var after = 0
    if skip(UInt8(ascii: ".")) {
      after = digits { value = 10 * value + $0 }
      power = -after
    }
    guard before + after > 0 else { return nil }
    power += exponent()
    var factor = 1.0
    for _ in 0..<min(400, abs(power)) { factor *= 10 }
    if value > 0 { value = power < 0 ? value / factor : value * factor }
    return isNegative ? -value : value
  }

  /// Reads digits, and returns their number.
  private mutating func digits(_ use: (Double) -> Void) -> Int {
    let first = index
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) {
      use(Double(next & 0x0F))
      index += 1
    }
    return index - first
  }

  /// The exponent of ten that follows a number; 0 if there is none.
  private mutating func exponent() -> Int {
    let before = index
    guard let next, next | 0x20 == UInt8(ascii: "e") else { return 0 }
    index += 1
    let isNegative = skip(UInt8(ascii: "-"))
    if !isNegative { _ = skip(UInt8(ascii: "+")) }
    var value = 0
    guard digits({ value = min(1000, 10 * value + Int($0)) }) > 0 else {
      index = before
      return 0
    }
    return isNegative ? -value : value
  }
}
