package import OverscrollCore

/// A canvas that lies in a pose: indicators draw as at the top edge, whichever edge it is.
package struct TurnedCanvas<Base: SceneCanvas>: SceneCanvas {
  /// The canvas below, whose origin is the top left corner of the box.
  package var base: Base
  /// How drawings lie in the box.
  package var pose: ScenePose

  /// Puts a canvas into a pose.
  ///
  /// - Parameters:
  ///   - base: The canvas below.
  ///   - pose: How drawings lie in the box.
  package init(_ base: Base, _ pose: ScenePose) {
    self.base = base
    self.pose = pose
  }

  /// The size of a text on one line.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What the text is for.
  /// - Returns: The size as it is read, in points.
  package func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
    base.size(of: text, as: role)
  }

  /// Draws a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - role: What the text is for.
  ///   - color: Its colour.
  ///   - placement: Where and how, in the drawing.
  package mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
  ) { base.text(text, as: role, color: color, pose.placed(placement)) }

  /// Draws a spinner.
  ///
  /// - Parameters:
  ///   - diameter: Its diameter, in points.
  ///   - color: Its colour.
  ///   - progress: How much of it is there; nil where it turns by itself.
  ///   - placement: Where and how, in the drawing.
  package mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
  ) { base.spinner(diameter: diameter, color: color, progress: progress, pose.placed(placement)) }

  /// How many pictures the host has for a phase.
  ///
  /// - Parameter phase: The phase.
  /// - Returns: The length of the sequence; 0 where there is none.
  package func imageCount(for phase: OverscrollPhase) -> Int { base.imageCount(for: phase) }

  /// The size that a picture has by nature.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The size, in points.
  package func size(of image: SceneImage) -> SceneSize { base.size(of: image) }

  /// How long a picture stands.
  ///
  /// - Parameter image: The picture.
  /// - Returns: The time, in seconds.
  package func delay(of image: SceneImage) -> Double { base.delay(of: image) }

  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - size: The size that it is given, in points.
  ///   - placement: Where and how, in the drawing.
  package mutating func image(
    _ image: SceneImage, size: SceneSize, _ placement: ScenePlacement
  ) { base.image(image, size: size, pose.placed(placement)) }

  /// Begins a part of the shape.
  ///
  /// - Parameter point: Where.
  package mutating func move(to point: ScenePoint) { base.move(to: point) }

  /// Leads the shape on in a straight line.
  ///
  /// - Parameter point: Where to.
  package mutating func line(to point: ScenePoint) { base.line(to: point) }

  /// Leads the shape on along a circle.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Its radius, in points.
  ///   - start: The direction of the first point, in degrees.
  ///   - end: The direction of the last point, in degrees.
  package mutating func arc(
    around center: ScenePoint, radius: Double, from start: Double, to end: Double
  ) { base.arc(around: center, radius: radius, from: start, to: end) }

  /// Leads the part of the shape back to where it began.
  package mutating func close() { base.close() }

  /// Draws the outline of the shape.
  ///
  /// - Parameters:
  ///   - width: The width of the line, in points.
  ///   - color: Its colour.
  ///   - placement: Where and how, in the drawing.
  package mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
    base.stroke(width: width, color: color, pose.placed(placement))
  }

  /// Draws the inside of the shape.
  ///
  /// - Parameters:
  ///   - color: Its colour.
  ///   - placement: Where and how, in the drawing.
  package mutating func fill(color: SceneColor, _ placement: ScenePlacement) {
    base.fill(color: color, pose.placed(placement))
  }
}
