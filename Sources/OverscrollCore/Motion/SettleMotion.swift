/// A value that moves to a target, in closed form and without overshoot.
///
/// It is a critically damped spring, `x(t) = (d + (v + w d) t) e^(-w t)` for the distance `x` from
/// the target. It is cut off at ``duration``, when less than 0.11 % of the distance is left. Values
/// can be read at any time in any order, so 60 and 120 frames per second show the same motion.
package struct SettleMotion: Equatable, Sendable {
  /// The product of `w` and the duration: `(1 + 9.2) e^-9.2` is 0.00103.
  private static let stiffness = 9.2
  /// Durations up to this one count as 0, in seconds.
  ///
  /// A clock that has counted for years cannot resolve shorter ones.
  private static let instant = 1e-9

  /// The time at which the motion begins, in seconds of the engine's clock.
  package let start: Double
  /// The value at the start.
  package let origin: Double
  /// The value at the end and afterwards.
  package let target: Double
  /// The duration of the motion, in seconds; 0 for a value at rest.
  package let duration: Double
  /// The velocity at the start, in units per second, limited so that the motion does not overshoot
  /// the target.
  package let initialVelocity: Double

  /// Creates a motion from a value to a target.
  ///
  /// - Parameters:
  ///   - origin: The value at the start.
  ///   - target: The value at the end.
  ///   - start: The time of the start, in seconds.
  ///   - duration: The duration, in seconds. An invalid number, or a duration of up to a
  ///     nanosecond, counts as 0.
  ///   - velocity: The velocity at the start, in units per second; limited so that the motion does
  ///     not overshoot the target.
  package init(
    from origin: Double, to target: Double, at start: Double, over duration: Double,
    velocity: Double = 0
  ) {
    self.start = start
    self.origin = origin
    self.target = target
    self.duration = duration.isFinite && duration > Self.instant ? duration : 0
    initialVelocity =
      self.duration > 0
      ? Self.tamed(velocity, distance: origin - target, rate: Self.stiffness / self.duration) : 0
  }

  /// A constant value.
  package static func resting(at value: Double) -> SettleMotion {
    SettleMotion(from: value, to: value, at: 0, over: 0)
  }

  /// The time at which the target is reached, in seconds.
  package var end: Double { start + duration }

  /// Whether the target has been reached at a time, in seconds.
  package func isSettled(at time: Double) -> Bool { duration == 0 || time >= end }

  /// The value at a time, in seconds; before the start it is ``origin``.
  package func value(at time: Double) -> Double {
    guard !isSettled(at: time) else { return target }
    let t = max(0, time - start)
    let distance = origin - target
    return target + (distance + (initialVelocity + rate * distance) * t) * decay(t)
  }

  /// The velocity at a time, in seconds: units per second.
  package func velocity(at time: Double) -> Double {
    guard !isSettled(at: time), time >= start else { return 0 }
    let t = time - start
    let pull = initialVelocity + rate * (origin - target)
    return (initialVelocity - rate * t * pull) * decay(t)
  }

  /// Returns a motion to another target that begins with this motion's value and velocity at a
  /// time.
  package func retargeted(to target: Double, at time: Double, over duration: Double) -> SettleMotion
  {
    SettleMotion(
      from: value(at: time), to: target, at: time, over: duration, velocity: velocity(at: time))
  }

  private var rate: Double { Self.stiffness / duration }

  private func decay(_ t: Double) -> Double { Elementary.exponential(-rate * t) }

  /// Limits the velocity to `-w d`; beyond it the spring would cross its target once.
  private static func tamed(_ velocity: Double, distance: Double, rate: Double) -> Double {
    guard velocity.isFinite else { return 0 }
    if distance == 0 { return 0 }
    return distance > 0 ? max(velocity, -rate * distance) : min(velocity, -rate * distance)
  }
}
