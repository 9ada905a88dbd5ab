package import OverscrollCore
package import OverscrollIndicators

/// A canvas that records the drawing of an indicator as values that can be compared and printed.
///
/// The canvas measures texts by a fixed rule (7 points per letter of the key, 17 points high), so
/// that a layout is the same on every machine.
package struct IndicatorDrawing: Equatable, Sendable, IndicatorCanvas, CustomStringConvertible {
  /// A recorded drawing operation.
  package enum Element: Equatable, Sendable {
    /// A text.
    case text(IndicatorText, IndicatorTextRole, IndicatorColor, ElementPlacement)
    /// A spinner with its diameter; the progress is nil if it rotates continuously.
    case spinner(Double, IndicatorColor, Double?, ElementPlacement)
    /// The outline of a shape, with the width of the line.
    case stroke([Segment], Double, IndicatorColor, ElementPlacement)
    /// A filled shape.
    case fill([Segment], IndicatorColor, ElementPlacement)
    /// A picture with its size.
    case image(IndicatorImage, IndicatorSize, ElementPlacement)
  }

  /// A segment of a path.
  package enum Segment: Equatable, Sendable {
    /// Begins a subpath.
    case move(IndicatorPoint)
    /// A straight line.
    case line(IndicatorPoint)
    /// A circular arc, with its angles in degrees.
    case arc(around: IndicatorPoint, radius: Double, from: Double, to: Double)
    /// Closes the subpath.
    case close
  }

  /// The recorded operations, in order.
  package private(set) var elements: [Element] = []
  /// The picture sequences that indicators can draw.
  package let pictures: RecordedPictures
  private var shape: [Segment] = []

  /// Creates an empty record.
  ///
  /// - Parameter pictures: The picture sequences that indicators can draw; none by default.
  package init(pictures: RecordedPictures = RecordedPictures()) { self.pictures = pictures }

  /// Creates a record of an indicator's drawing.
  ///
  /// - Parameters:
  ///   - indicator: The indicator.
  ///   - state: The state to draw.
  ///   - pictures: The picture sequences that the indicator can draw; none by default.
  package init(
    of indicator: some RefreshIndicator, showing state: IndicatorState,
    pictures: RecordedPictures = RecordedPictures()
  ) {
    self.pictures = pictures
    indicator.draw(state, on: &self)
  }

  /// The texts that were drawn, in order.
  package var texts: [IndicatorText] {
    elements.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }

  /// The size of a text by the fixed rule of this canvas.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text; ignored here.
  /// - Returns: The size, in points.
  package func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
    IndicatorSize(width: 7 * Double("\(text)".count), height: 17)
  }

  /// Records a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  package mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) {
    elements.append(.text(text, role, color, placement))
  }

  /// Records a spinner.
  ///
  /// - Parameters:
  ///   - diameter: Its diameter, in points.
  ///   - color: Its colour.
  ///   - progress: The visible part of the spinner, from 0 to 1; nil if it rotates continuously.
  ///   - placement: Its position, rotation, scale and opacity.
  package mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) {
    elements.append(.spinner(diameter, color, progress, placement))
  }

  /// The number of pictures for a phase.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The length of the sequence.
  package func imageCount(for phase: OverscrollPhase) -> Int { pictures[phase].delays.count }

  /// The size of a picture.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The size, in points; zero if there is no such picture.
  package func size(of image: IndicatorImage) -> IndicatorSize { pictures.size(of: image) }

  /// The time that a picture is shown.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The time, in seconds; 0 if there is no such picture.
  package func delay(of image: IndicatorImage) -> Double { pictures.delay(of: image) }

  /// Records a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: The size to draw it in, in points.
  ///   - placement: Its position, rotation, scale and opacity.
  package mutating func image(
    _ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement
  ) {
    elements.append(.image(image, size, placement))
  }

  /// Begins a subpath.
  ///
  /// - Parameter point: Its first point.
  package mutating func move(to point: IndicatorPoint) { shape.append(.move(point)) }

  /// Adds a straight line to the path.
  ///
  /// - Parameter point: The end of the line.
  package mutating func line(to point: IndicatorPoint) { shape.append(.line(point)) }

  /// Adds an arc to the path.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius, in points.
  ///   - start: The angle of the first point, in degrees.
  ///   - end: The angle of the last point, in degrees.
  package mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) {
    shape.append(.arc(around: center, radius: radius, from: start, to: end))
  }

  /// Closes the subpath.
  package mutating func close() { shape.append(.close) }

  /// Records the outline of the path, and begins a new path.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  package mutating func stroke(
    width: Double, color: IndicatorColor, _ placement: ElementPlacement
  ) {
    elements.append(.stroke(shape, width, color, placement))
    shape = []
  }

  /// Records the filled path, and begins a new path.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  package mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) {
    elements.append(.fill(shape, color, placement))
    shape = []
  }

  /// A description of the drawing, with one line per operation.
  package var description: String {
    elements.map(\.description).joined(separator: "\n")
  }
}
