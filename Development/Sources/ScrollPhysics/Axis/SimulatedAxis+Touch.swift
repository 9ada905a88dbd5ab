import OverscrollCore

extension SimulatedAxis {
  /// Begins a touch: any motion stops at the visible offset.
  mutating func take(at location: Double) {
    if presentation != nil { move(to: presentedOffset) }
    presentation = nil
    motion = .held(
      Grip(location: location, anchor: location + freed(offset), firstOffset: offset))
  }

  /// Moves the finger.
  mutating func drag(to location: Double) {
    guard case .held(var grip) = motion, location != grip.location else { return }
    grip.location = location
    motion = .held(grip)
    move(to: resisted(grip.heldOffset))
  }

  /// Adjusts the grip after code has written the offset, so that the finger holds the new one.
  mutating func gripAnew() {
    guard case .held(var grip) = motion else { return }
    grip.anchor = grip.location + freed(offset)
    motion = .held(grip)
  }

  /// Ends the touch.
  mutating func leave(for next: Motion) { motion = next }

  /// The motion after a release.
  func releaseMotion(velocity: Double, target: Double?) -> Motion {
    guard case .held(let grip) = motion else { return motion }
    let edge = legalOffsets.nearest(to: offset)
    guard offset == edge else {
      return canBounce ? bounce(from: offset, to: edge, velocity: velocity, at: now) : .resting
    }
    let curve = DecelerationCurve(
      from: offset, velocity: velocity, rate: decelerationRate, at: now)
    if isPagingEnabled {
      return glide(to: page(near: curve.destination, from: grip.firstOffset))
    }
    if let target, target.isFinite { return glide(to: target) }
    let isStopped = curve.duration() == 0 || isBlockedByEdge(velocity)
    return isStopped ? .resting : .decelerating(curve)
  }

  /// The resistance past the edges.
  var rubberBand: RubberBand { RubberBand(extent: viewportLength) }

  /// The visible offset for a held offset.
  private func resisted(_ held: Double) -> Double {
    let edge = legalOffsets.nearest(to: held)
    guard held != edge, canBounce else { return edge }
    let shown = rubberBand.displacement(forTravel: abs(held - edge))
    return held < edge ? edge - shown : edge + shown
  }

  /// The inverse of `resisted(_:)`: the held offset for a touch at a visible offset.
  private func freed(_ shown: Double) -> Double {
    let edge = legalOffsets.nearest(to: shown)
    guard shown != edge, canBounce else { return shown }
    let held = rubberBand.travel(forDisplacement: abs(shown - edge))
    return shown < edge ? edge - held : edge + held
  }

  /// Whether a velocity points outwards at an edge of content that cannot bounce.
  private func isBlockedByEdge(_ velocity: Double) -> Bool {
    let legal = legalOffsets
    let edge = velocity < 0 ? legal.lowerBound : legal.upperBound
    return offset == edge && !canBounce
  }
}
