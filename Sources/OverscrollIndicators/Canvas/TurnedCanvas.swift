package import OverscrollCore

/// A canvas that rotates and mirrors a drawing, so that indicators draw as at the top edge.
package struct TurnedCanvas<Base: SceneCanvas>: SceneCanvas {
  /// The wrapped canvas, whose origin is the top left corner of the box.
  package var base: Base
  package var pose: ScenePose

  package init(_ base: Base, _ pose: ScenePose) {
    self.base = base
    self.pose = pose
  }

  package func size(of text: SceneText, as role: SceneTextRole) -> SceneSize {
    base.size(of: text, as: role)
  }

  package mutating func text(
    _ text: SceneText, as role: SceneTextRole, color: SceneColor, _ placement: ScenePlacement
  ) { base.text(text, as: role, color: color, pose.placed(placement)) }

  package mutating func spinner(
    diameter: Double, color: SceneColor, progress: Double?, _ placement: ScenePlacement
  ) { base.spinner(diameter: diameter, color: color, progress: progress, pose.placed(placement)) }

  package mutating func arrow(color: SceneColor, _ placement: ScenePlacement) {
    base.arrow(color: color, pose.placed(placement))
  }

  package func imageCount(for phase: OverscrollPhase) -> Int { base.imageCount(for: phase) }

  package func size(of image: SceneImage) -> SceneSize { base.size(of: image) }

  package func delay(of image: SceneImage) -> Double { base.delay(of: image) }

  package mutating func image(
    _ image: SceneImage, size: SceneSize, _ placement: ScenePlacement
  ) { base.image(image, size: size, pose.placed(placement)) }

  package mutating func move(to point: ScenePoint) { base.move(to: point) }

  package mutating func line(to point: ScenePoint) { base.line(to: point) }

  package mutating func arc(
    around center: ScenePoint, radius: Double, from start: Double, to end: Double
  ) { base.arc(around: center, radius: radius, from: start, to: end) }

  package mutating func close() { base.close() }

  package mutating func stroke(width: Double, color: SceneColor, _ placement: ScenePlacement) {
    base.stroke(width: width, color: color, pose.placed(placement))
  }

  package mutating func fill(color: SceneColor, _ placement: ScenePlacement) {
    base.fill(color: color, pose.placed(placement))
  }
}
