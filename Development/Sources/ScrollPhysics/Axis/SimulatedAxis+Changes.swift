import OverscrollCore

extension SimulatedAxis {
  /// Adapts the motion to changed edges.
  ///
  /// Under a finger nothing moves. At rest the offset is clamped. A deceleration continues with
  /// its curve as far as the new edge; outside it bounces. A bounce heads for the new edge. If
  /// its offset has become legal, it decelerates if it was on its way out, and stops if it was on
  /// its way back, because nothing pulls it any more. Programmatic scrolling ends at the nearest
  /// legal offset.
  mutating func replan() {
    switch motion {
    case .held: break
    case .resting: move(to: legalOffsets.nearest(to: offset))
    case .decelerating: bounceIfOutside(velocity: velocity)
    case .gliding(let curve):
      if !bounceIfOutside(velocity: velocity) { keepToPages(curve.destination) }
    case .bouncing(let curve):
      if curve.target != legalOffsets.nearest(to: offset) || !canBounce {
        leave(curve, at: velocity)
      }
    case .travelling(let curve):
      motion = .travelling(
        curve.retargeted(to: legalOffsets.nearest(to: curve.target), from: offset, at: now))
    }
  }

  /// Applies an offset that code wrote; ``SimulatedScrollView/OffsetWrite`` describes what
  /// continues.
  mutating func write(_ newOffset: Double, stops: Bool) {
    let (before, velocity, distance) = (motion, velocity, newOffset - offset)
    move(to: newOffset)
    if isHeld {
      gripAnew()
    } else if stops || isTravelling {
      motion = .resting
    } else if distance != 0 {
      carryOn(before, by: distance, velocity: velocity)
    }
  }

  /// Begins to scroll to an offset on behalf of code; under a finger it jumps there.
  mutating func travel(to target: Double, over duration: Double) {
    guard !isHeld, target != offset, duration > 0 else { return write(target, stops: true) }
    motion = .travelling(EaseCurve(from: offset, to: target, over: duration, at: now))
  }

  /// Ends a motion at the current offset.
  mutating func stop() { motion = .resting }

  /// Moves a bouncing offset by the growth of the inset at its edge, and restarts the bounce.
  ///
  /// Reproduces the offsets that observers of UIKit report: -64, -133, -64.
  mutating func fight(startGrowth: Double, endGrowth: Double) {
    guard case .bouncing(let curve) = motion, insetChangeInBounce == .fight else { return }
    move(to: offset + (offset < curve.target ? -startGrowth : endGrowth))
    motion = bounce(
      from: offset, to: legalOffsets.nearest(to: offset), velocity: 0, at: now)
  }

  /// Continues a motion after code has moved the content.
  private mutating func carryOn(_ motion: Motion, by distance: Double, velocity: Double) {
    switch motion {
    case .resting, .held, .travelling: break
    case .decelerating:
      if bounceIfOutside(velocity: velocity) { break }
      self.motion = .decelerating(
        DecelerationCurve(from: offset, velocity: velocity, rate: decelerationRate, at: now))
    case .gliding(let curve):
      if bounceIfOutside(velocity: velocity) { break }
      self.motion = glide(to: curve.destination + distance)
      keepToPages(curve.destination + distance)
    case .bouncing(let curve): leave(curve, at: velocity)
    }
  }

  /// Begins a bounce past an edge; without bounces the content stops at the edge.
  ///
  /// - Returns: Whether the offset is past an edge.
  @discardableResult
  private mutating func bounceIfOutside(velocity: Double) -> Bool {
    let edge = legalOffsets.nearest(to: offset)
    guard offset != edge else { return false }
    if canBounce {
      motion = bounce(from: offset, to: edge, velocity: velocity, at: now)
    } else {
      move(to: edge)
      stop()
    }
    return true
  }

  /// Leaves a bounce whose edge has moved.
  private mutating func leave(_ curve: BounceCurve, at velocity: Double) {
    guard !bounceIfOutside(velocity: velocity) else { return }
    let wasOutward = (curve.value(at: now) - curve.target) * velocity >= 0
    let onward = DecelerationCurve(
      from: offset, velocity: wasOutward ? velocity : 0, rate: decelerationRate, at: now)
    if isPagingEnabled {
      keepToPages(onward.destination)
    } else {
      motion = onward.duration() > 0 ? .decelerating(onward) : .resting
    }
  }

  /// With paging, heads for the page that is nearest to an offset; otherwise changes nothing.
  private mutating func keepToPages(_ destination: Double) {
    guard isPagingEnabled else { return }
    let page = page(near: destination, from: destination)
    if case .gliding(let curve) = motion, curve.destination == page { return }
    motion = glide(to: page)
  }
}
