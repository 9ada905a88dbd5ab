package import OverscrollCore

/// A canvas that rotates and mirrors a drawing, so that indicators draw as at the top edge.
package struct TurnedCanvas<Base: SceneCanvas>: SceneCanvas {
  /// The wrapped canvas, whose origin is the top left corner of the box.
  package var base: Base
  /// The orientation of drawings in the box.
  package var pose: ScenePose

  /// Wraps a canvas in a pose.
  ///
  /// - Parameters:
  ///   - base: The canvas to wrap.
  ///   - pose: The orientation of drawings in the box.
  package init(_ base: Base, _ pose: ScenePose) {
    self.base = base
    self.pose = pose
  }

  /// The size of a text on one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  /// - Returns: The size before the rotation, in points.
  package func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
    base.size(of: text, as: role)
  }

  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: The role of the text.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity in the drawing.
  package mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
  ) { base.text(text, as: role, color: color, pose.placed(placement)) }

  /// Draws a spinner.
  ///
  /// - Parameters:
  ///   - diameter: Its diameter, in points.
  ///   - color: Its colour.
  ///   - progress: The visible part of it, from 0 to 1; nil if it rotates continuously.
  ///   - placement: Its position, rotation, scale and opacity in the drawing.
  package mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
  ) { base.spinner(diameter: diameter, color: color, progress: progress, pose.placed(placement)) }

  /// Draws the arrow that shows the direction of a pull.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity in the drawing.
  package mutating func arrow(color: SceneColor, _ placement: ScenePlacement) {
    base.arrow(color: color, pose.placed(placement))
  }

  /// The number of pictures that the host has for a phase.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The length of the sequence; 0 if the host has none.
  package func imageCount(for phase: OverscrollPhase) -> Int { base.imageCount(for: phase) }

  /// The natural size of a picture.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The size, in points.
  package func size(of image: SceneImage) -> SceneSize { base.size(of: image) }

  /// The time that a picture is shown.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The time, in seconds.
  package func delay(of image: SceneImage) -> Double { base.delay(of: image) }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: The size to draw it in, in points.
  ///   - placement: Its position, rotation, scale and opacity in the drawing.
  package mutating func image(
    _ image: SceneImage, size: SceneSize, _ placement: ScenePlacement
  ) { base.image(image, size: size, pose.placed(placement)) }

  /// Begins a subpath.
  ///
  /// - Parameter point: Its first point.
  package mutating func move(to point: ScenePoint) { base.move(to: point) }

  /// Adds a straight line to the path.
  ///
  /// - Parameter point: The end of the line.
  package mutating func line(to point: ScenePoint) { base.line(to: point) }

  /// Adds an arc to the path.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: Its radius, in points.
  ///   - start: The angle of the first point, in degrees.
  ///   - end: The angle of the last point, in degrees.
  package mutating func arc(
    around center: ScenePoint, radius: Double, from start: Double, to end: Double
  ) { base.arc(around: center, radius: radius, from: start, to: end) }

  /// Closes the subpath.
  package mutating func close() { base.close() }

  /// Draws the outline of the path.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity in the drawing.
  package mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
    base.stroke(width: width, color: color, pose.placed(placement))
  }

  /// Fills the path.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: Its position, rotation, scale and opacity in the drawing.
  package mutating func fill(color: SceneColor, _ placement: ScenePlacement) {
    base.fill(color: color, pose.placed(placement))
  }
}
