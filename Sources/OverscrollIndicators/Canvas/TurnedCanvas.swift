package import OverscrollCore

/// A canvas that rotates and mirrors a drawing, so that indicators draw as at the top edge.
package struct TurnedCanvas<Base: IndicatorCanvas>: IndicatorCanvas {
  /// The wrapped canvas, whose origin is the top left corner of the box.
  package var base: Base
  package var pose: IndicatorPose

  package init(_ base: Base, _ pose: IndicatorPose) {
    self.base = base
    self.pose = pose
  }

  package func size(of text: IndicatorText, as role: IndicatorTextRole) -> IndicatorSize {
    base.size(of: text, as: role)
  }

  package mutating func text(
    _ text: IndicatorText, as role: IndicatorTextRole, color: IndicatorColor,
    _ placement: ElementPlacement
  ) { base.text(text, as: role, color: color, pose.placed(placement)) }

  package mutating func spinner(
    diameter: Double, color: IndicatorColor, progress: Double?, _ placement: ElementPlacement
  ) { base.spinner(diameter: diameter, color: color, progress: progress, pose.placed(placement)) }

  package mutating func arrow(color: IndicatorColor, _ placement: ElementPlacement) {
    base.arrow(color: color, pose.placed(placement))
  }

  package func imageCount(for phase: OverscrollPhase) -> Int { base.imageCount(for: phase) }

  package func size(of image: IndicatorImage) -> IndicatorSize { base.size(of: image) }

  package func delay(of image: IndicatorImage) -> Double { base.delay(of: image) }

  package mutating func image(
    _ image: IndicatorImage, size: IndicatorSize, _ placement: ElementPlacement
  ) { base.image(image, size: size, pose.placed(placement)) }

  package mutating func move(to point: IndicatorPoint) { base.move(to: point) }

  package mutating func line(to point: IndicatorPoint) { base.line(to: point) }

  package mutating func arc(
    around center: IndicatorPoint, radius: Double, from start: Double, to end: Double
  ) { base.arc(around: center, radius: radius, from: start, to: end) }

  package mutating func close() { base.close() }

  package mutating func stroke(width: Double, color: IndicatorColor, _ placement: ElementPlacement)
  {
    base.stroke(width: width, color: color, pose.placed(placement))
  }

  package mutating func fill(color: IndicatorColor, _ placement: ElementPlacement) {
    base.fill(color: color, pose.placed(placement))
  }
}
