public import OverscrollCore

/// What an indicator draws on: views and layers, DOM nodes, a record, a picture.
///
/// A point is measured from the top leading corner of the indicator's own box, as if the edge were the top or
/// the bottom one; the host turns and mirrors the drawing. A shape is built around its own origin with
/// ``move(to:)``, ``line(to:)``, ``arc(around:radius:from:to:)`` and ``close()``, and then drawn with a placement by
/// ``stroke(width:color:_:)`` or ``fill(color:_:)``. Elements keep their order from one drawing to the next, so
/// that a host can match them.
public protocol SceneCanvas {
  /// The size that a text takes on one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What the text is for, and so its font.
  /// - Returns: The size, in points; zero where the host shows no words for it.
  func size(of text: SceneText, as role: SceneTextRole) -> SceneSize

  /// Draws a text on one line, with its centre at the placement's position.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What the text is for.
  ///   - color: Its colour.
  ///   - placement: Where and how.
  mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement)

  /// Draws the platform's own activity sign, with its centre at the placement's position.
  ///
  /// - Parameters:
  ///   - diameter: Its diameter, in points.
  ///   - color: Its colour.
  ///   - progress: How much of it is there, from 0 to 1; nil where it turns by itself.
  ///   - placement: Where and how.
  mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement)

  /// How many pictures the host has for a phase.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The length of the sequence; 0 where the host has none, and something else has to be drawn.
  func imageCount(for phase: OverscrollPhase) -> Int

  /// The size that a picture has by nature.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The size, in points; zero where the host has no such picture.
  func size(of image: SceneImage) -> SceneSize

  /// How long a picture stands where its sequence plays.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The time, in seconds; 0 where the host has no such picture.
  func delay(of image: SceneImage) -> Double

  /// Draws a picture, with its centre at the placement's position; one that the host does not have stays empty.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: The size that it is given, in points.
  ///   - placement: Where and how.
  mutating func image(_ image: SceneImage, size: SceneSize, _ placement: ScenePlacement)

  /// Begins a part of the shape that is being built.
  ///
  /// - Parameter point: Where, around the shape's origin.
  mutating func move(to point: ScenePoint)

  /// Leads the shape on in a straight line.
  ///
  /// - Parameter point: Where to, around the shape's origin.
  mutating func line(to point: ScenePoint)

  /// Leads the shape on along a circle; a straight line leads to where the arc begins, if the part has begun.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle, around the shape's origin.
  ///   - radius: Its radius, in points.
  ///   - start: The direction of the first point, in degrees, clockwise from the right.
  ///   - end: The direction of the last point: clockwise if it is the larger number, else the other way round; a
  ///     whole turn further or more is the whole circle.
  mutating func arc(
    around center: ScenePoint, radius: Double, from start: Double, to end: Double)

  /// Leads the part of the shape back to where it began.
  mutating func close()

  /// Draws the outline of the shape with round ends, and begins a new one.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: Where the shape's origin goes, and how.
  mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement)

  /// Draws the inside of the shape, and begins a new one.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: Where the shape's origin goes, and how.
  mutating func fill(color: SceneColor, _ placement: ScenePlacement)
}
