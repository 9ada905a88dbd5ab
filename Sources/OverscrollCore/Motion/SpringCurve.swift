/// How a spring goes from 0 to 1, in closed form; one that bounces goes past its end and comes back.
///
/// A mass without friction would swing once in ``duration``; its damping ratio is 1 less ``bounce``. With `w`
/// for 2π through the duration and `z` for the ratio, it is `1 - e^(-z w t) (cos v t + z w / v sin v t)` for
/// `v = w √(1 - z²)`. Any moment can be asked for in any order, and every machine gives the same bits. What is
/// called time may be any number that grows, the distance of a pull as well.
public struct SpringCurve: Equatable, Sendable {
  /// The most that a spring may bounce: one without damping would never end.
  private static let mostBounce = 0.95

  /// The time in which the mass would swing once; the way is nearly done by then.
  public let duration: Double
  /// How much it bounces: from 0, not at all, to 0.95.
  public let bounce: Double
  /// The `z w` and the `v` of the formula.
  private let decay: Double
  private let wave: Double

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - duration: The time in which the mass would swing once. What is not a positive number means at once.
  ///   - bounce: How much it bounces. Less than 0, or no number, counts as 0, more than 0.95 as that.
  public init(duration: Double, bounce: Double = 0) {
    self.duration = duration.isFinite && duration > 0 ? duration : 0
    self.bounce = bounce > 0 ? min(bounce, Self.mostBounce) : 0
    let ratio = 1 - self.bounce
    let pace = 2 * Double.pi / self.duration
    decay = ratio * pace
    wave = pace * Elementary.squareRoot(1 - ratio * ratio)
  }

  /// The value at a time since the start; 0 before it, and for what is no number.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard duration > 0, decay * time < 700 else { return 1 }
    let rest = Elementary.exponential(-decay * time)
    guard wave > 0 else { return 1 - (1 + decay * time) * rest }
    let direction = Elementary.direction(at: wave * time * (180 / .pi))
    return 1 - rest * (direction.cosine + decay / wave * direction.sine)
  }
}
