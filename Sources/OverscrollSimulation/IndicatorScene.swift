// Words and lists need a heap, which the modules for the browser do without.
#if !hasFeature(Embedded)
  package import OverscrollCore
  package import OverscrollIndicators

  /// The canvas that records: what an indicator drew, as values that can be compared and printed.
  ///
  /// Texts are measured by a rule of its own (7 points a letter of the key, 17 high), so that a layout
  /// is the same on every machine.
  package struct IndicatorScene: Equatable, Sendable, SceneCanvas, CustomStringConvertible {
    /// Something that was drawn.
    package enum Element: Equatable, Sendable {
      /// A text.
      case text(SceneText, SceneTextRole, SceneColor, ScenePlacement)
      /// A spinner of a diameter; its progress is nil where it turns by itself.
      case spinner(Double, SceneColor, Double?, ScenePlacement)
      /// The outline of a shape with a line of a width.
      case stroke([Segment], Double, SceneColor, ScenePlacement)
      /// The inside of a shape.
      case fill([Segment], SceneColor, ScenePlacement)
      /// A picture in a size.
      case image(SceneImage, SceneSize, ScenePlacement)
    }

    /// A step of a shape.
    package enum Segment: Equatable, Sendable {
      /// A new part begins.
      case move(ScenePoint)
      /// A straight line.
      case line(ScenePoint)
      /// A part of a circle, with its directions in degrees.
      case arc(around: ScenePoint, radius: Double, from: Double, to: Double)
      /// Back to where the part began.
      case close
    }

    /// What was drawn, in order.
    package private(set) var elements: [Element] = []
    /// The sequences of pictures that there are.
    package let pictures: ScenePictures
    private var shape: [Segment] = []

    /// Creates an empty record.
    ///
    /// - Parameter pictures: The sequences of pictures that there are; none by default.
    package init(pictures: ScenePictures = ScenePictures()) { self.pictures = pictures }

    /// Records what an indicator draws.
    ///
    /// - Parameters:
    ///   - indicator: The indicator.
    ///   - state: What it is to show.
    ///   - pictures: The sequences of pictures that there are; none by default.
    package init(
      of indicator: some RefreshIndicator, showing state: IndicatorState,
      pictures: ScenePictures = ScenePictures()
    ) {
      self.pictures = pictures
      indicator.draw(state, on: &self)
    }

    /// The texts that were drawn, in order.
    package var texts: [SceneText] {
      elements.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
    }

    /// The size of a text by the rule of this canvas.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: What it is for; counts for nothing here.
    /// - Returns: The size, in points.
    package func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
      SceneSize(width: 7 * Double("\(text)".count), height: 17)
    }

    /// Records a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - role: What it is for.
    ///   - color: Its colour.
    ///   - placement: Where and how.
    package mutating func text(
      _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
    ) {
      elements.append(.text(text, role, color, placement))
    }

    /// Records a spinner.
    ///
    /// - Parameters:
    ///   - diameter: Its diameter, in points.
    ///   - color: Its colour.
    ///   - progress: How much of it is there; nil where it turns by itself.
    ///   - placement: Where and how.
    package mutating func spinner(
      diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
    ) {
      elements.append(.spinner(diameter, color, progress, placement))
    }

    /// How many pictures there are for a phase.
    ///
    /// - Parameter phase: The phase.
    /// - Returns: The length of the sequence.
    package func imageCount(for phase: OverscrollPhase) -> Int { pictures[phase].delays.count }

    /// The size of a picture.
    ///
    /// - Parameter image: The picture.
    /// - Returns: The size, in points; zero where there is none.
    package func size(of image: SceneImage) -> SceneSize { pictures.size(of: image) }

    /// How long a picture stands.
    ///
    /// - Parameter image: The picture.
    /// - Returns: The time, in seconds; 0 where there is none.
    package func delay(of image: SceneImage) -> Double { pictures.delay(of: image) }

    /// Records a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - size: The size that it is given, in points.
    ///   - placement: Where and how.
    package mutating func image(
      _ image: SceneImage, size: SceneSize, _ placement: ScenePlacement
    ) {
      elements.append(.image(image, size, placement))
    }

    /// Begins a part of the shape.
    ///
    /// - Parameter point: Where.
    package mutating func move(to point: ScenePoint) { shape.append(.move(point)) }

    /// Leads the shape on.
    ///
    /// - Parameter point: Where to.
    package mutating func line(to point: ScenePoint) { shape.append(.line(point)) }

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
      shape.append(.arc(around: center, radius: radius, from: start, to: end))
    }

    /// Leads the part of the shape back to where it began.
    package mutating func close() { shape.append(.close) }

    /// Records the outline of the shape, and begins a new one.
    ///
    /// - Parameters:
    ///   - width: The width of the line, in points.
    ///   - color: Its colour.
    ///   - placement: Where and how.
    package mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
      elements.append(.stroke(shape, width, color, placement))
      shape = []
    }

    /// Records the inside of the shape, and begins a new one.
    ///
    /// - Parameters:
    ///   - color: Its colour.
    ///   - placement: Where and how.
    package mutating func fill(color: SceneColor, _ placement: ScenePlacement) {
      elements.append(.fill(shape, color, placement))
      shape = []
    }

    /// The drawing in words, a line an element.
    package var description: String {
      elements.map(\.description).joined(separator: "\n")
    }
  }
#endif
