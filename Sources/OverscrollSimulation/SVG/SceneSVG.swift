// Words and lists need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  package import OverscrollCore
  package import OverscrollIndicators

  /// The canvas that writes a picture: one drawing as an SVG document, the same on every machine.
  package struct SceneSVG: SceneCanvas {
    /// How the picture looks.
    package let style: Style
    private var lines: [String] = []
    private var path = SVGPath()

    /// Creates an empty picture.
    ///
    /// - Parameter style: How it looks.
    package init(style: Style) { self.style = style }

    /// Draws what an indicator shows, as it lies in its box at the state's edge.
    ///
    /// - Parameters:
    ///   - indicator: The indicator.
    ///   - state: What it is to show.
    ///   - style: How the picture looks.
    /// - Returns: The SVG document.
    package static func document(
      of indicator: some RefreshIndicator, showing state: IndicatorState, style: Style
    ) -> String {
      let (canvas, box) = picture(of: indicator, showing: state, style: style)
      return canvas.document(box)
    }

    /// Draws what an indicator shows, for a place in another document.
    ///
    /// - Parameters:
    ///   - indicator: The indicator.
    ///   - state: What it is to show.
    ///   - style: How the picture looks.
    /// - Returns: The elements, a line each, and the size of the box that they lie in.
    package static func drawing(
      of indicator: some RefreshIndicator, showing state: IndicatorState, style: Style
    ) -> (drawing: String, box: SceneSize) {
      let (canvas, box) = picture(of: indicator, showing: state, style: style)
      return (canvas.lines.joined(separator: "\n"), box)
    }

    private static func picture(
      of indicator: some RefreshIndicator, showing state: IndicatorState, style: Style
    ) -> (canvas: SceneSVG, box: SceneSize) {
      let isTurned = style.isRightToLeft && state.edge.axis == .horizontal
      let side = isTurned ? state.edge.opposite : state.edge
      let pose = ScenePose(at: side, size: state.size, isMirrored: style.isRightToLeft)
      var canvas = TurnedCanvas(SceneSVG(style: style), pose)
      indicator.draw(state, on: &canvas)
      return (canvas.base, pose.box)
    }

    /// What was drawn, as a document.
    ///
    /// - Parameter size: The size of the picture, in points.
    /// - Returns: The SVG document.
    package func document(_ size: SceneSize) -> String {
      let (width, height) = (size.width.svg, size.height.svg)
      let opening = """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
        viewBox="0 0 \(width) \(height)" font-family="system-ui, sans-serif">
        """
      return ([opening] + lines + ["</svg>", ""]).joined(separator: "\n")
    }

    // MARK: SceneCanvas

    /// The size of a text by the style's tables.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: What it is for.
    /// - Returns: The size, in points; zero where there are no words.
    package func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
      if let size = style.size(text) { return size }
      let words = style.words(text)
      guard !words.isEmpty else { return SceneSize(width: 0, height: 0) }
      let font = style.font(role)
      let width = words.reduce(0) { $0 + style.width($1) } * font.size * style.textScale
      return SceneSize(width: width, height: font.lineHeight * style.textScale)
    }

    /// Writes a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: What it is for.
    ///   - color: Its colour.
    ///   - placement: Where and how.
    package mutating func text(
      _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
    ) {
      let font = style.font(role)
      let fontSize = font.size * style.textScale
      let base = (font.baseline * style.textScale).svg
      let weight = font.weight == 400 ? "" : " font-weight=\"\(font.weight)\""
      let looks =
        "text-anchor=\"middle\" font-size=\"\(fontSize.svg)\"\(weight) fill=\"\(paint(color))\""
      // So that it is as long as it was taken for, whatever the font of whoever looks at it.
      let width = size(of: text, as: role).width.svg
      let length = "textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
      let direction = style.isRightToLeft ? " direction=\"rtl\"" : ""
      let opening = "<text\(placement.svg) y=\"\(base)\" \(looks) \(length)\(direction)>"
      lines.append("\(opening)\(style.words(text).escaped)</text>")
    }

    /// Writes a spinner: eight spokes, as many as there is progress, or all of them.
    ///
    /// - Parameters:
    ///   - diameter: Its diameter, in points.
    ///   - color: Its colour.
    ///   - progress: How much of it is there; nil where it turns by itself.
    ///   - placement: Where and how.
    package mutating func spinner(
      diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
    ) {
      let line =
        "stroke=\"\(paint(color))\" stroke-width=\"\((diameter * 0.11).svg)\" stroke-linecap=\"round\""
      lines.append("<g\(placement.svg) \(line)>")
      for spoke in 0..<8 {
        // As many as there is progress are seen; the rest need not be written.
        if let progress, Double(spoke) + 0.5 > progress * 8 { continue }
        let place = "y1=\"\((diameter * -0.23).svg)\" y2=\"\((diameter * -0.42).svg)\""
        let shade = progress == nil ? (0.2 + Double(spoke + 1) / 10).svg : "1"
        lines.append("<line \(place) transform=\"rotate(\(45 * spoke))\" opacity=\"\(shade)\"/>")
      }
      lines.append("</g>")
    }

    /// How many pictures there are for a phase.
    ///
    /// - Parameter phase: The phase.
    /// - Returns: The length of the sequence.
    package func imageCount(for phase: OverscrollPhase) -> Int {
      style.pictures[phase].delays.count
    }

    /// The size of a picture.
    ///
    /// - Parameter image: The picture.
    /// - Returns: The size, in points; zero where there is none.
    package func size(of image: SceneImage) -> SceneSize { style.pictures.size(of: image) }

    /// How long a picture stands.
    ///
    /// - Parameter image: The picture.
    /// - Returns: The time, in seconds; 0 where there is none.
    package func delay(of image: SceneImage) -> Double { style.pictures.delay(of: image) }

    /// Writes a picture by its address.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - size: The size that it is given, in points.
    ///   - placement: Where and how.
    package mutating func image(
      _ image: SceneImage, size: SceneSize, _ placement: ScenePlacement
    ) {
      guard style.pictures.has(image) else { return }
      let corner = "x=\"\((-size.width / 2).svg)\" y=\"\((-size.height / 2).svg)\""
      let room = "width=\"\(size.width.svg)\" height=\"\(size.height.svg)\""
      let address = style.address(image).escaped
      lines.append("<image\(placement.svg) \(corner) \(room) href=\"\(address)\"/>")
    }

    /// Begins a part of the shape.
    ///
    /// - Parameter point: Where.
    package mutating func move(to point: ScenePoint) { path.move(to: point) }

    /// Leads the shape on.
    ///
    /// - Parameter point: Where to.
    package mutating func line(to point: ScenePoint) { path.line(to: point) }

    /// Leads the shape on along a circle.
    ///
    /// - Parameters:
    ///   - center: The middle of the circle.
    ///   - radius: Its radius, in points.
    ///   - start: The direction of the first point, in degrees.
    ///   - end: The direction of the last point, in degrees.
    package mutating func arc(
      around center: ScenePoint, radius: Double, from start: Double, to end: Double
    ) {
      path.arc(around: center, radius: radius, from: start, to: end)
    }

    /// Leads the part of the shape back to where it began.
    package mutating func close() { path.close() }

    /// Writes the outline of the shape, and begins a new one.
    ///
    /// - Parameters:
    ///   - width: The width of the line, in points.
    ///   - color: Its colour.
    ///   - placement: Where and how.
    package mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
      let ends = "stroke-linecap=\"round\" stroke-linejoin=\"round\""
      add(
        "fill=\"none\" stroke=\"\(paint(color))\" stroke-width=\"\(width.svg)\" \(ends)", placement)
    }

    /// Writes the inside of the shape, and begins a new one.
    ///
    /// - Parameters:
    ///   - color: Its colour.
    ///   - placement: Where and how.
    package mutating func fill(color: SceneColor, _ placement: ScenePlacement) {
      add("fill=\"\(paint(color))\"", placement)
    }

    // MARK: Parts

    private mutating func add(_ looks: String, _ placement: ScenePlacement) {
      defer { path = SVGPath() }
      // What is not seen need not be written.
      guard placement.opacity.svg != "0" else { return }
      lines.append("<path\(placement.svg) d=\"\(path.steps)\" \(looks)/>")
    }

    private func paint(_ color: SceneColor) -> String { color.svg(isDark: style.isDark) }
  }
#endif
