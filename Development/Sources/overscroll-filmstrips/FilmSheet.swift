import OverscrollCore
import OverscrollIndicators

/// A filmstrip as one picture: a section per edge, with labelled frames in reading order.
struct FilmSheet {
  private static let width = 942.0
  private static let margin = 16.0
  private static let gap = 8.0
  private static let titleHeight = 30.0
  private static let labelHeight = 16.0

  private let strip: FilmStrip
  private let look: FilmLook
  private let style: IndicatorSVG.Style
  private var lines: [String] = []
  private var y: Double

  init(_ strip: FilmStrip, _ look: FilmLook) {
    self.strip = strip
    self.look = look
    var style = look.style
    style.pictures = strip.pictures
    style.address = Cat.address
    self.style = style
    y = Self.margin
    for edge in OverscrollEdge.allCases { add(edge) }
  }

  /// The whole picture as an SVG document.
  var document: String {
    let (width, height) = (Int(Self.width), Int(y.rounded(.up)))
    let opening = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif">
      <style>.l{font-size:10px;fill:\(look == .dark ? "#98989d" : "#6d6d72")}\
      .t{font-size:13px;font-weight:600;fill:\(look == .dark ? "#fff" : "#000")}\
      .b{fill:\(look == .dark ? "#1c1c1e" : "#fff")}</style>
      <rect width="\(width)" height="\(height)" fill="\(look == .dark ? "#000" : "#f2f2f7")"/>
      """
    return ([opening] + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private mutating func add(_ edge: OverscrollEdge) {
    addTitle(of: edge)
    var x = Self.margin
    var height = 0.0
    for frame in FilmFrame.all {
      let (drawing, box) = draw(frame, at: edge)
      if height == 0 { addBackground(of: edge, box) }
      if x + box.width > Self.width - Self.margin {
        x = Self.margin
        y += height
      }
      lines.append("<g transform=\"translate(\(x.short) \(y.short))\"><use href=\"#\(edge)\"/>")
      if strip.isCut { lines.append("<g clip-path=\"url(#\(edge)-box)\">") }
      if !drawing.isEmpty { lines.append(drawing) }
      if strip.isCut { lines.append("</g>") }
      let label = edge.axis == .vertical ? frame.label : frame.shortLabel
      lines.append("<text class=\"l\" y=\"\((box.height + 12).short)\">\(label)</text></g>")
      x += box.width + Self.gap
      height = box.height + Self.labelHeight + Self.gap
    }
    y += height + Self.gap
  }

  private mutating func addTitle(of edge: OverscrollEdge) {
    let place = "x=\"\(Self.margin.short)\" y=\"\((y + 14).short)\""
    lines.append("<text class=\"t\" \(place)>\(strip.name), \(edge)</text>")
    y += Self.titleHeight
  }

  /// Adds the background of an edge's frames, which is written once.
  private mutating func addBackground(of edge: OverscrollEdge, _ box: IndicatorSize) {
    let room = "width=\"\(box.width.short)\" height=\"\(box.height.short)\""
    lines.append("<defs><rect id=\"\(edge)\" class=\"b\" rx=\"4\" \(room)/></defs>")
    guard strip.isCut else { return }
    lines.append("<clipPath id=\"\(edge)-box\"><use href=\"#\(edge)\"/></clipPath>")
  }

  private func draw(
    _ frame: FilmFrame, at edge: OverscrollEdge
  ) -> (drawing: String, box: IndicatorSize) {
    let state = frame.state(
      of: strip.indicator, at: edge, width: look.width, scale: look.textScale)
    return IndicatorSVG.drawing(of: strip.indicator, showing: state, style: style)
  }
}
