import IndicatorDrawings
import OverscrollCore
import OverscrollIndicators

/// A canvas that writes a drawing as an SVG document, identical on every machine.
struct IndicatorSVG: IndicatorCanvas {
  /// The style of the picture.
  let style: Style
  private var lines: [String] = []
  private var path = SVGPath()

  /// Creates an empty picture.
  ///
  /// - Parameter style: The style of the picture.
  init(style: Style) { self.style = style }

  /// Draws an indicator with the orientation of the state's edge.
  ///
  /// - Parameters:
  ///   - indicator: The indicator.
  ///   - state: The state to draw.
  ///   - style: The style of the picture.
  /// - Returns: The SVG document.
  static func document(
    of indicator: some RefreshIndicator, showing state: IndicatorState, style: Style
  ) -> String {
    let (canvas, box) = picture(of: indicator, showing: state, style: style)
    return canvas.document(box)
  }

  /// Draws an indicator as a part of another document.
  ///
  /// - Parameters:
  ///   - indicator: The indicator.
  ///   - state: The state to draw.
  ///   - style: The style of the picture.
  /// - Returns: The elements, one per line, and the size of their box.
  static func drawing(
    of indicator: some RefreshIndicator, showing state: IndicatorState, style: Style
  ) -> (drawing: String, box: IndicatorSize) {
    let (canvas, box) = picture(of: indicator, showing: state, style: style)
    return (canvas.lines.joined(separator: "\n"), box)
  }

  private static func picture(
    of indicator: some RefreshIndicator, showing state: IndicatorState, style: Style
  ) -> (canvas: IndicatorSVG, box: IndicatorSize) {
    let isTurned = style.isRightToLeft && state.edge.axis == .horizontal
    let side = isTurned ? state.edge.opposite : state.edge
    let pose = IndicatorPose(at: side, size: state.size, isMirrored: style.isRightToLeft)
    var canvas = TurnedCanvas(IndicatorSVG(style: style), pose)
    indicator.draw(state, on: &canvas)
    return (canvas.base, pose.box)
  }

  /// Returns the drawing as a document.
  ///
  /// - Parameter size: The size of the picture, in points.
  /// - Returns: The SVG document.
  func document(_ size: IndicatorSize) -> String {
    let (width, height) = (size.width.svg, size.height.svg)
    let opening = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif">
      """
    return ([opening] + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  // MARK: IndicatorCanvas

  /// The size of a text by the style's tables.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  /// - Returns: The size, in points; zero for an empty text.
  func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
    if let size = style.size(text) { return size }
    let words = style.words(text)
    guard !words.isEmpty else { return IndicatorSize(width: 0, height: 0) }
    let font = style.font(role)
    let width = words.reduce(0) { $0 + style.width($1) } * font.size * style.textScale
    let padding = role == .action ? Self.padding : (width: 0, height: 0)
    return IndicatorSize(
      width: width + padding.width, height: font.lineHeight * style.textScale + padding.height)
  }

  /// The size that the capsule of what can be tapped adds to that of its text, in points.
  private static let padding = (width: 24.0, height: 8.0)

  /// Writes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) {
    let font = style.font(role)
    let fontSize = font.size * style.textScale
    let base = (font.baseline * style.textScale).svg
    let weight = font.weight == 400 ? "" : " font-weight=\"\(font.weight)\""
    let looks =
      "text-anchor=\"middle\" font-size=\"\(fontSize.svg)\"\(weight) fill=\"\(paint(color))\""
    var size = size(of: text, as: role)
    if role == .action {
      size.height = max(28, size.height)
      let corner = "x=\"\((-size.width / 2).svg)\" y=\"\((-size.height / 2).svg)\""
      let room = "width=\"\(size.width.svg)\" height=\"\(size.height.svg)\""
      let looks = "rx=\"\((size.height / 2).svg)\" fill=\"\(paint(color))\" fill-opacity=\"0.12\""
      lines.append("<rect\(placement.svg) \(corner) \(room) \(looks)/>")
      size.width -= Self.padding.width
    }
    // Forces the measured width, whatever font the viewer has.
    let length = "textLength=\"\(size.width.svg)\" lengthAdjust=\"spacingAndGlyphs\""
    let direction = style.isRightToLeft ? " direction=\"rtl\"" : ""
    let opening = "<text\(placement.svg) y=\"\(base)\" \(looks) \(length)\(direction)>"
    lines.append("\(opening)\(style.words(text).escaped)</text>")
  }

  /// Writes a spinner with eight spokes, of which the progress determines the visible ones.
  ///
  /// - Parameters:
  ///   - diameter: Its diameter, in points.
  ///   - color: Its colour.
  ///   - progress: The visible part of the spinner, from 0 to 1; nil if it rotates continuously.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) {
    let line =
      "stroke=\"\(paint(color))\" stroke-width=\"\((diameter * 0.11).svg)\" stroke-linecap=\"round\""
    lines.append("<g\(placement.svg) \(line)>")
    for spoke in 0..<8 {
      // Spokes beyond the progress are invisible, so they are not written.
      if let progress, Double(spoke) + 0.5 > progress * 8 { continue }
      let place = "y1=\"\((diameter * -0.23).svg)\" y2=\"\((diameter * -0.42).svg)\""
      let shade = progress == nil ? (0.2 + Double(spoke + 1) / 10).svg : "1"
      let turn = progress == nil ? spoke + style.spinnerStep : spoke
      lines.append("<line \(place) transform=\"rotate(\(45 * turn))\" opacity=\"\(shade)\"/>")
    }
    lines.append("</g>")
  }

  /// The number of pictures for a phase.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The length of the sequence.
  func imageCount(for phase: OverscrollPhase) -> Int {
    style.pictures[phase].delays.count
  }

  /// The size of a picture.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The size, in points; zero if there is no such picture.
  func size(of image: IndicatorImage) -> IndicatorSize { style.pictures.size(of: image) }

  /// The time that a picture is shown.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The time, in seconds; 0 if there is no such picture.
  func delay(of image: IndicatorImage) -> Double { style.pictures.delay(of: image) }

  /// Writes a picture by its address.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: The size to draw it in, in points.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func image(
    _ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement
  ) {
    guard style.pictures.has(image) else { return }
    let corner = "x=\"\((-size.width / 2).svg)\" y=\"\((-size.height / 2).svg)\""
    let room = "width=\"\(size.width.svg)\" height=\"\(size.height.svg)\""
    let address = style.address(image).escaped
    lines.append("<image\(placement.svg) \(corner) \(room) href=\"\(address)\"/>")
  }

  /// Begins a subpath.
  ///
  /// - Parameter point: Its first point.
  mutating func move(to point: IndicatorPoint) { path.move(to: point) }

  /// Adds a straight line to the path.
  ///
  /// - Parameter point: The end of the line.
  mutating func line(to point: IndicatorPoint) { path.line(to: point) }

  /// Adds an arc to the path.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius, in points.
  ///   - start: The angle of the first point, in degrees.
  ///   - end: The angle of the last point, in degrees.
  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) {
    path.arc(around: center, radius: radius, from: start, to: end)
  }

  /// Closes the subpath.
  mutating func close() { path.close() }

  /// Writes the outline of the path, and begins a new path.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func stroke(
    width: Double, color: IndicatorColor, _ placement: ElementPlacement
  ) {
    let ends = "stroke-linecap=\"round\" stroke-linejoin=\"round\""
    add(
      "fill=\"none\" stroke=\"\(paint(color))\" stroke-width=\"\(width.svg)\" \(ends)", placement)
  }

  /// Writes the filled path, and begins a new path.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) {
    add("fill=\"\(paint(color))\"", placement)
  }

  // MARK: Parts

  private mutating func add(_ looks: String, _ placement: ElementPlacement) {
    defer { path = SVGPath() }
    // Invisible elements are not written.
    guard placement.opacity.svg != "0" else { return }
    lines.append("<path\(placement.svg) d=\"\(path.steps)\" \(looks)/>")
  }

  private func paint(_ color: IndicatorColor) -> String { color.svg(isDark: style.isDark) }
}
