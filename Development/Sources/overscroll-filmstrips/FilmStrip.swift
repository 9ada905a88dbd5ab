import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators

/// One indicator in all frames: as text that a test compares, and as pictures.
struct FilmStrip {
  /// The width of the text references, in points: that of a phone.
  private static let width = 390.0

  let name: String
  let indicator: any RefreshIndicator & Sendable
  var pictures = RecordedPictures()
  /// The looks of its sheets in the documentation.
  var looks = [FilmLook.light]
  /// Whether it draws beyond its box, where its sheets cut it off.
  var isCut = false

  static let all =
    (0..<BuiltInIndicator.count).map { number in
      let indicator = BuiltInIndicator(number: number)
      var strip = FilmStrip(name: indicator.name, indicator: indicator)
      if case .frames = indicator { strip.pictures = Cat.pictures }
      if number == 0 { strip.looks = FilmLook.allCases }
      return strip
    } + [
      FilmStrip(name: "drop", indicator: DropIndicator()),
      FilmStrip(name: "material", indicator: MaterialIndicator(), looks: [.light, .dark]),
      FilmStrip(name: "scene", indicator: SceneIndicator(), looks: [.light, .dark], isCut: true),
      FilmStrip(name: "drawing", indicator: DrawingIndicator(boat)),
    ]

  /// A boat of paper, and the water below it.
  private static let boat = [
    "M12 14V2l8 12H2l3 6h14l3-6h-2", "M1 24c2-2 3.5-2 5.5 0s3.5 2 5.5 0 3.5-2 5.5 0 3.5 2 5.5 0",
  ]

  /// The drawings at an edge as text, with one paragraph per frame.
  func text(at edge: OverscrollEdge) -> String {
    FilmFrame.all.map { "\($0.label)\n\(lines(of: $0, at: edge))\n" }.joined(separator: "\n")
  }

  private func lines(of frame: FilmFrame, at edge: OverscrollEdge) -> String {
    let state = frame.state(of: indicator, at: edge, width: Self.width)
    var canvas = TurnedCanvas(
      IndicatorDrawing(pictures: pictures), IndicatorPose(at: edge, size: state.size))
    indicator.draw(state, on: &canvas)
    var lines = canvas.base.elements.map { "  \($0)" }
    if let drawing = indicator as? DrawingIndicator {
      let part = drawing.part(in: state)
      lines.append("  from \(part.start), \(part.length) long")
    }
    return lines.joined(separator: "\n")
  }
}
