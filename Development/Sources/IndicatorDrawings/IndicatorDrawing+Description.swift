import OverscrollCore
import OverscrollIndicators

extension IndicatorDrawing.Element: CustomStringConvertible {
  /// A description of the element.
  package var description: String {
    switch self {
    case .text(let text, let role, let color, let placement):
      "\(text) as \(role), \(color.words), \(placement.words)"
    case .spinner(let diameter, let color, let progress, let placement):
      "spinner \(diameter), \(color.words), \(progress.map { "\($0)" } ?? "turning"), \(placement.words)"
    case .stroke(let shape, let width, let color, let placement):
      "stroke of \(shape.words), \(width) wide, \(color.words), \(placement.words)"
    case .fill(let shape, let color, let placement):
      "fill of \(shape.words), \(color.words), \(placement.words)"
    case .image(let image, let size, let placement):
      "image \(image.frame) of \(image.phase), \(size.width) by \(size.height), \(placement.words)"
    }
  }
}

extension [IndicatorDrawing.Segment] {
  /// Counts the points, and describes each arc, because nothing else records its angles; of many arcs
  /// it describes both ends.
  fileprivate var words: String {
    let arcs = compactMap { segment -> String? in
      guard case .arc(let center, let radius, let start, let end) = segment else { return nil }
      let place = center == IndicatorPoint(0, 0) ? "" : " around \(center.x) \(center.y)"
      return "arc \(radius)\(place) from \(start) to \(end)"
    }
    let points = count - arcs.count - count(where: { $0 == .close })
    let shown: [String] =
      arcs.count > 6
      ? [arcs[0], arcs[1], "\(arcs.count - 3) arcs", arcs[arcs.count - 1]] : arcs
    let parts = points > 0 || arcs.isEmpty ? ["\(points) points"] + shown : shown
    return parts.joined(separator: " and ")
  }
}

extension IndicatorColor {
  fileprivate var words: String {
    guard case .rgb(let red, let green, let blue) = self else { return "\(self)" }
    return "rgb \(red) \(green) \(blue)"
  }
}

extension ElementPlacement {
  fileprivate var words: String {
    var words = "at \(position.x) \(position.y)"
    if rotation != 0 { words += ", turned \(rotation)" }
    if scale != 1 { words += ", scaled \(scale)" }
    if opacity != 1 { words += ", opacity \(opacity)" }
    return words
  }
}
