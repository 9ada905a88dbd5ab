import OverscrollCore

/// The offset of content that returns to an edge, in closed form.
///
/// `d` is the displacement from the edge and `v` the velocity, both at the start. Units are
/// seconds, points, and points per second.
package struct BounceCurve: Equatable, Sendable {
  /// The distance from its edge at which a bounce stops, in points.
  ///
  /// It is half a pixel of a screen with three pixels per point (ScrollMechanics,
  /// `SimpleScrollView.swift`).
  package static let stopDistance = 0.5 / 3

  /// The time at which the bounce begins.
  package private(set) var start: Double
  /// The offset at the start.
  package let origin: Double
  /// The offset of the edge.
  package let target: Double
  private let form: Form

  /// The two solutions of a spring that does not oscillate.
  private enum Form: Equatable, Sendable {
    /// `(a + b t) e^(-rate t)`.
    case double(a: Double, b: Double, rate: Double)
    /// `a e^(-slow t) + b e^(-fast t)`.
    case distinct(a: Double, slow: Double, b: Double, fast: Double)
  }

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - origin: The offset at the start.
  ///   - target: The offset of the edge.
  ///   - velocity: The velocity at the start. Values that are not finite count as 0.
  ///   - law: The spring.
  ///   - start: The time of the start.
  package init(
    from origin: Double, to target: Double, velocity: Double, law: BounceLaw = .critical(),
    at start: Double = 0
  ) {
    self.start = start
    self.origin = origin
    self.target = target
    form = Self.form(law, origin - target, velocity.isFinite ? velocity : 0)
  }

  /// The offset at a time; before the start it is ``origin``.
  package func value(at time: Double) -> Double {
    guard time > start else { return origin }
    let t = time - start
    return switch form {
    case .double(let a, let b, let rate): target + (a + b * t) * decay(rate, t)
    case .distinct(let a, let slow, let b, let fast):
      target + a * decay(slow, t) + b * decay(fast, t)
    }
  }

  /// The velocity at a time; before the start it is the initial velocity.
  package func velocity(at time: Double) -> Double {
    let t = max(0, time - start)
    return switch form {
    case .double(let a, let b, let rate): (b - rate * (a + b * t)) * decay(rate, t)
    case .distinct(let a, let slow, let b, let fast):
      -slow * a * decay(slow, t) - fast * b * decay(fast, t)
    }
  }

  /// The same motion, moved in time.
  func delayed(by seconds: Double) -> BounceCurve {
    var curve = self
    curve.start += seconds
    return curve
  }

  /// An upper bound of the time until the offset stays within a distance of the edge.
  ///
  /// Each of the two terms gets half of the distance, so the bound is safe and not tight; for the
  /// first form it is `max(ln(2 |a| / s) / w, 2 ln(4 |b| / (e w s)) / w)` (ScrollMechanics,
  /// `SpringTimingParameters.swift`).
  ///
  /// - Parameter distance: The distance, in points; greater than 0.
  /// - Returns: The duration, in seconds; 0 if the offset never is farther away.
  package func duration(toWithin distance: Double = stopDistance) -> Double {
    guard distance > 0 else { return 0 }
    switch form {
    case .double(let a, let b, let rate):
      let slope = 4 * abs(b) / (Elementary.exponential(1) * rate)
      return max(fall(2 * abs(a), to: distance) / rate, 2 * fall(slope, to: distance) / rate)
    case .distinct(let a, let slow, let b, let fast):
      return max(fall(2 * abs(a), to: distance) / slow, fall(2 * abs(b), to: distance) / fast)
    }
  }

  /// The time at which the content passes the edge while still moving; nil if it never does.
  ///
  /// Only content whose velocity exceeds the pull of the spring passes the edge. Other content
  /// approaches the edge asymptotically.
  package var passageTime: Double? {
    let t: Double
    switch form {
    case .double(let a, let b, _):
      guard a * b < 0 else { return nil }
      t = -a / b
    case .distinct(let a, let slow, let b, let fast):
      guard a * b < 0, abs(b) > abs(a) else { return nil }
      t = Elementary.logarithm(-b / a) / (fast - slow)
    }
    // From the edge itself, the content moves outwards and does not pass it.
    return origin != target && t > 0 ? start + t : nil
  }

  private static func form(_ law: BounceLaw, _ d: Double, _ v: Double) -> Form {
    switch law {
    case .critical(let omega): return critical(d, v, positive(omega, else: 10))
    case .overdamped(let mass, let stiffness, let dampingRatio):
      let square = positive(stiffness, else: 100) / positive(mass, else: 0.5)
      let omega = Elementary.squareRoot(square)
      // r = (-c ± √(c² - 4 m k)) / (2 m) for c = 2 ratio √(m k).
      let spread = omega * Elementary.squareRoot(max(0, dampingRatio * dampingRatio - 1))
      guard dampingRatio > 1, spread.isFinite, spread > 0 else { return critical(d, v, omega) }
      let (slow, fast) = (dampingRatio * omega - spread, dampingRatio * omega + spread)
      let b = -(v + slow * d) / (fast - slow)
      return .distinct(a: d - b, slow: slow, b: b, fast: fast)
    }
  }

  private static func critical(_ d: Double, _ v: Double, _ omega: Double) -> Form {
    .double(a: d, b: v + omega * d, rate: omega)
  }

  private static func positive(_ number: Double, else usual: Double) -> Double {
    number.isFinite && number > 0 ? number : usual
  }

  private func decay(_ rate: Double, _ t: Double) -> Double { Elementary.exponential(-rate * t) }

  /// The natural logarithm of a ratio that is greater than 1; otherwise 0.
  private func fall(_ amount: Double, to distance: Double) -> Double {
    amount > distance ? Elementary.logarithm(amount / distance) : 0
  }
}
