public import OverscrollCore

/// A surface that an indicator draws on, such as views, DOM nodes, a record or an SVG document.
///
/// Points are measured from the top leading corner of the indicator's box, as if the edge were the
/// top or the bottom one; the host rotates and mirrors the drawing. A path is built around its
/// origin with ``move(to:)``, ``line(to:)``, ``arc(around:radius:from:to:)`` and ``close()``, and
/// then drawn with a placement by ``stroke(width:color:_:)`` or ``fill(color:_:)``. Draw the same
/// elements in the same order each time, so that a host can match them.
public protocol IndicatorCanvas {
  /// The size of a text on one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text, which determines its font.
  /// - Returns: The size, in points; zero if the host shows no text for it.
  func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize

  /// Draws a text on one line, with its centre at the placement's position.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement)

  /// Draws the platform's activity indicator, with its centre at the placement's position.
  ///
  /// - Parameters:
  ///   - diameter: Its diameter, in points.
  ///   - color: Its colour.
  ///   - progress: The visible part of it, from 0 to 1; nil if it rotates continuously.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement)

  /// Draws the arrow that shows the direction of a pull, pointing down without a rotation.
  ///
  /// The default draws it with lines; a host may draw a picture of the app.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: The position of its middle, and the rotation, scale and opacity.
  mutating func arrow(color: IndicatorColor, _ placement: ElementPlacement)

  /// The number of pictures that the host has for a phase.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The length of the sequence; 0 if the host has none.
  func imageCount(for phase: OverscrollPhase) -> Int

  /// The natural size of a picture.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The size, in points; zero if the host has no such picture.
  func size(of image: IndicatorImage) -> IndicatorSize

  /// The time that a picture is shown while its sequence plays.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The time, in seconds; 0 if the host has no such picture.
  func delay(of image: IndicatorImage) -> Double

  /// Draws a picture, with its centre at the placement's position, or nothing if the host does not
  /// have it.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: The size to draw it in, in points.
  ///   - placement: Its position, rotation, scale and opacity.
  mutating func image(_ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement)

  /// Begins a subpath.
  ///
  /// - Parameter point: Its first point, relative to the path's origin.
  mutating func move(to point: IndicatorPoint)

  /// Adds a straight line to the path.
  ///
  /// - Parameter point: The end of the line, relative to the path's origin.
  mutating func line(to point: IndicatorPoint)

  /// Adds an arc to the path, after a straight line to its start if the subpath has begun.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle, relative to the path's origin.
  ///   - radius: Its radius, in points.
  ///   - start: The angle of the first point, in degrees, clockwise from the right.
  ///   - end: The angle of the last point. The arc runs clockwise if it is larger than `start`, and
  ///     otherwise counterclockwise; a difference of 360° or more is the full circle.
  mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double)

  /// Closes the subpath.
  mutating func close()

  /// Draws the outline of the path with round caps, and begins a new path.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: The position of the path's origin, and the rotation, scale and opacity.
  mutating func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement)

  /// Fills the path, and begins a new path.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: The position of the path's origin, and the rotation, scale and opacity.
  mutating func fill(color: IndicatorColor, _ placement: ElementPlacement)
}
