import OverscrollCore

/// The offset of a view that decelerates after a release between its edges, in closed form.
///
/// `v(t) = v0 e^(k t)` and `x(t) = x0 + v0 (e^(k t) - 1) / k` with the `k` of a
/// ``DecelerationRate`` (super-ultra/ScrollMechanics, `DecelerationTimingParameters.swift`; the
/// same in Compose for iOS). It ignores edges. Units are seconds, points, and points per second.
package struct DecelerationCurve: Equatable, Sendable {
  /// The distance from its destination at which an untargeted motion stops, in points.
  ///
  /// It is 0.5 (ScrollMechanics, `SimpleScrollView.swift`).
  package static let stopDistance = 0.5

  /// The time at which the motion begins.
  package private(set) var start: Double
  /// The offset at the start.
  package let origin: Double
  /// The limit of the offset: `x0 - v0 / k`.
  package let destination: Double
  /// The velocity at the start.
  package let initialVelocity: Double
  /// The friction.
  package let rate: DecelerationRate

  /// Creates the motion of a release.
  ///
  /// - Parameters:
  ///   - origin: The offset at the start.
  ///   - velocity: The velocity at the start. Values that are not finite count as 0.
  ///   - rate: The friction.
  ///   - start: The time of the start.
  package init(
    from origin: Double, velocity: Double, rate: DecelerationRate = .normal, at start: Double = 0
  ) {
    self.start = start
    self.origin = origin
    self.rate = rate
    initialVelocity = velocity.isFinite ? velocity : 0
    destination = origin - initialVelocity / rate.exponent
  }

  /// Creates a motion that ends at an offset: its velocity is `v0 = -k (target - x0)`.
  ///
  /// It is used for a changed `targetContentOffset` and for pages, as in WinObjC and React Native.
  ///
  /// - Parameters:
  ///   - origin: The offset at the start.
  ///   - destination: The offset at the end.
  ///   - rate: The friction.
  ///   - start: The time of the start.
  package init(
    from origin: Double, to destination: Double, rate: DecelerationRate = .normal,
    at start: Double = 0
  ) {
    self.start = start
    self.origin = origin
    self.rate = rate
    self.destination = destination
    initialVelocity = -rate.exponent * (destination - origin)
  }

  /// The offset at a time; before the start it is ``origin``.
  package func value(at time: Double) -> Double {
    guard time > start else { return origin }
    return destination + initialVelocity * decay(at: time) / rate.exponent
  }

  /// The velocity at a time; before the start it is ``initialVelocity``.
  package func velocity(at time: Double) -> Double {
    time > start ? initialVelocity * decay(at: time) : initialVelocity
  }

  /// The same motion, moved in time.
  func delayed(by seconds: Double) -> DecelerationCurve {
    var curve = self
    curve.start += seconds
    return curve
  }

  /// The time until at most this distance remains: `ln(-k distance / |v0|) / k`.
  ///
  /// - Parameter distance: The distance, in points; greater than 0.
  /// - Returns: The duration, in seconds; 0 if at most the distance is left at the start.
  package func duration(toWithin distance: Double = stopDistance) -> Double {
    guard initialVelocity != 0, distance > 0 else { return 0 }
    let fraction = -rate.exponent * distance / abs(initialVelocity)
    return max(0, Elementary.logarithm(fraction) / rate.exponent)
  }

  /// The time at which the motion reaches an offset: `ln(1 + k (x - x0) / v0) / k` after the start.
  ///
  /// - Parameter offset: The offset, in points.
  /// - Returns: The time; nil for an offset behind the origin, or at or past the destination.
  package func time(at offset: Double) -> Double? {
    guard initialVelocity != 0 else { return nil }
    let fraction = 1 + rate.exponent * (offset - origin) / initialVelocity
    guard fraction > 0, fraction <= 1 else { return nil }
    return start + Elementary.logarithm(fraction) / rate.exponent
  }

  private func decay(at time: Double) -> Double {
    Elementary.exponential(rate.exponent * (time - start))
  }
}
