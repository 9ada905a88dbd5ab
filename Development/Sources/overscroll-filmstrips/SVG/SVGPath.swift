import OverscrollIndicators

/// The data of an SVG path.
struct SVGPath {
  private(set) var steps = ""

  mutating func move(to point: IndicatorPoint) { steps += "M\(point.svg)" }

  mutating func line(to point: IndicatorPoint) {
    steps += "\(steps.isEmpty ? "M" : "L")\(point.svg)"
  }

  mutating func close() { if !steps.isEmpty { steps += "Z" } }

  /// Splits an arc into parts of less than a half circle, because SVG's larger arcs are
  /// ambiguous.
  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) {
    line(to: IndicatorPoint(around: center, radius: radius, at: start))
    let sweep = min(360, max(-360, end - start))
    guard abs(sweep) > 0 else { return }
    let count = abs(sweep) <= 120 ? 1 : abs(sweep) <= 240 ? 2 : 3
    for part in 1...count {
      let degrees = start + sweep * Double(part) / Double(count)
      let point = IndicatorPoint(around: center, radius: radius, at: degrees)
      steps += "A\(radius.svg) \(radius.svg) 0 0 \(sweep > 0 ? 1 : 0) \(point.svg)"
    }
  }
}

extension Double {
  /// The number, rounded to a hundredth; empty for NaN.
  var svg: String {
    guard abs(self) < 1e9 else { return "0" }
    let hundredths = Int64(self * 100 + (self < 0 ? -0.5 : 0.5))
    let (whole, part) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let tail =
      part == 0 ? "" : part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)"
    return "\(hundredths < 0 ? "-" : "")\(whole)\(tail)"
  }
}

extension IndicatorPoint {
  fileprivate var svg: String { "\(x.svg) \(y.svg)" }
}

extension ElementPlacement {
  /// The SVG attributes of a placement.
  var svg: String {
    var steps = ["translate(\(position.x.svg) \(position.y.svg))"]
    if rotation != 0 { steps.append("rotate(\(rotation.svg))") }
    if scale != 1 { steps.append("scale(\(scale.svg))") }
    let transform = " transform=\"\(steps.joined(separator: " "))\""
    return opacity == 1 ? transform : "\(transform) opacity=\"\(opacity.svg)\""
  }
}

extension String {
  /// The string with XML's special characters escaped.
  var escaped: String {
    reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }
}
