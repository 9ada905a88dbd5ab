/// What an indicator draws on: views and layers, DOM nodes, a record, a picture.
///
/// A point is measured from the top leading corner of the indicator's own box; the host mirrors for
/// right-to-left. A shape is built with ``move(to:)`` and ``line(to:)`` around its own origin, and then drawn with a
/// placement. Elements keep their order from one drawing to the next, so that a host can match them.
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

  /// Begins a part of the shape that is being built.
  ///
  /// - Parameter point: Where, around the shape's origin.
  mutating func move(to point: ScenePoint)

  /// Leads the shape on in a straight line.
  ///
  /// - Parameter point: Where to, around the shape's origin.
  mutating func line(to point: ScenePoint)

  /// Draws the outline of the shape with round ends, and begins a new one.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: Where the shape's origin goes, and how.
  mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement)
}
