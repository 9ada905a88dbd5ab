/// The curve of a spring from 0 to 1, in closed form; a spring that bounces overshoots and returns.
///
/// A mass without friction would oscillate once in ``duration``; the damping ratio is 1 minus
/// ``bounce``. With `w` for 2π divided by the duration and `z` for the ratio, the value is
/// `1 - e^(-z w t) (cos v t + z w / v sin v t)` for `v = w √(1 - z²)`. Values can be read at any
/// time in any order, and are bitwise equal on every machine. The time may be any growing number,
/// such as the distance of a pull.
package struct SpringCurve: Equatable, Sendable {
  /// The largest bounce, because a spring without damping would never come to rest.
  private static let mostBounce = 0.95

  /// The period of the mass without friction.
  ///
  /// After one period, the value is almost 1.
  package let duration: Double
  /// The amount of bounce, from 0 to 0.95.
  package let bounce: Double
  /// The `z w` and the `v` of the formula.
  private let decay: Double
  private let wave: Double

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - duration: The time in which the mass would swing once. A duration that is not a positive
  ///     number counts as 0: the value is then 1 at every time after 0.
  ///   - bounce: The amount of bounce. A negative or invalid number counts as 0, and a number above
  ///     0.95 as 0.95.
  package init(duration: Double, bounce: Double = 0) {
    self.duration = duration.isFinite && duration > 0 ? duration : 0
    self.bounce = bounce > 0 ? min(bounce, Self.mostBounce) : 0
    let ratio = 1 - self.bounce
    let pace = 2 * Double.pi / self.duration
    decay = ratio * pace
    wave = pace * Elementary.squareRoot(1 - ratio * ratio)
  }

  /// The value at a time since the start; 0 before it, and for an invalid number.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard duration > 0, decay * time < 700 else { return 1 }
    let rest = Elementary.exponential(-decay * time)
    guard wave > 0 else { return 1 - (1 + decay * time) * rest }
    let direction = Elementary.direction(at: wave * time * (180 / .pi))
    return 1 - rest * (direction.cosine + decay / wave * direction.sine)
  }
}
