@_spi(Simulation) import CoreGraphics
import Foundation

extension ScreenPicture {
  /// The picture as an SVG document.
  var svg: String {
    let body = marks.filter(\.isVisible).map(\.svg).joined(separator: "\n")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      viewBox="0 0 \(size.width) \(size.height)">
      <rect width="100%" height="100%" fill="\(background.svg)"/>
      \(body)
      </svg>
      """
  }

  /// Writes the picture into a folder that the environment names, for a person to view.
  func write(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["OVERSCROLL_PICTURES"] else { return }
    let url = URL(filePath: folder).appending(path: "\(name).svg")
    try Data(svg.utf8).write(to: url)
  }
}

extension ScreenPicture.Mark {
  fileprivate var svg: String {
    switch content {
    case .fill(let color):
      "<rect \(Self.box(frame.intersection(clip))) fill=\"\(color.svg)\" opacity=\"\(opacity)\"/>"
    case .text(let text, let size, let color):
      """
      <text x="\(frame.midX)" y="\(frame.midY + size * 0.35)" text-anchor="middle" \
      font-family="Inter, Helvetica, Arial, sans-serif" font-size="\(size)" \
      textLength="\(frame.width)" lengthAdjust="spacingAndGlyphs" fill="\(color.svg)" \
      opacity="\(opacity)">\(text)</text>
      """
    case .path(let path, let fill, let stroke, let width, let end):
      """
      <path d="\(path.svg(until: end))" transform="\(transform.svg)" \
      fill="\(fill?.svg ?? "none")" stroke="\(stroke?.svg ?? "none")" stroke-width="\(width)" \
      stroke-linecap="round" stroke-linejoin="round" opacity="\(opacity)"/>
      """
    case .spinner(let color):
      """
      <circle cx="\(frame.midX)" cy="\(frame.midY)" r="\(frame.width / 2 - 3)" fill="none" \
      stroke="\(color.svg)" stroke-width="4" stroke-dasharray="2 4" opacity="\(opacity)"/>
      """
    }
  }

  private static func box(_ rect: CGRect) -> String {
    "x=\"\(rect.minX)\" y=\"\(rect.minY)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
  }
}

extension CGColor {
  fileprivate var svg: String {
    let numbers = components ?? [0, 0, 0, 1]
    let channels = numbers.prefix(3).map { "\(Int(($0 * 255).rounded()))" }
    return "rgba(\(channels.joined(separator: ",")),\(numbers[3]))"
  }
}

extension CGAffineTransform {
  fileprivate var svg: String { "matrix(\(a) \(b) \(c) \(d) \(tx) \(ty))" }
}

extension CGPath {
  /// The path in SVG syntax; an outline of one arc is cut at a part of its length.
  fileprivate func svg(until end: Double) -> String {
    elements.indices.map { index in
      switch elements[index] {
      case .move(let point): "M\(point.x) \(point.y)"
      case .line(let point): "L\(point.x) \(point.y)"
      case .quadCurve(let point, let control): "Q\(control.x) \(control.y) \(point.x) \(point.y)"
      case .curve(let point, let first, let second):
        "C\(first.x) \(first.y) \(second.x) \(second.y) \(point.x) \(point.y)"
      case .arc(let center, let radius, let start, let stop, _):
        // A line leads from the current point to an arc.
        (index == 0 ? "M" : "L")
          + Self.arc(center, Double(radius), Double(start), Double(start + (stop - start) * end))
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  private static func arc(
    _ center: CGPoint, _ radius: Double, _ start: Double, _ stop: Double
  ) -> String {
    func point(_ angle: Double) -> String {
      "\(center.x + radius * cos(angle)) \(center.y + radius * sin(angle))"
    }
    let middle = (start + stop) / 2
    let sweep = stop > start ? 1 : 0
    return "\(point(start)) A\(radius) \(radius) 0 0 \(sweep) \(point(middle)) "
      + "A\(radius) \(radius) 0 0 \(sweep) \(point(stop))"
  }
}
