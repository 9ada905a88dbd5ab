import OverscrollCore

/// The offset of a view that was let go in mid-content: friction, in closed form.
///
/// `v(t) = v0 e^(k t)` and `x(t) = x0 + v0 (e^(k t) - 1) / k` with the `k` of a
/// ``DecelerationRate`` (super-ultra/ScrollMechanics, `DecelerationTimingParameters.swift`; the same
/// law in Compose for iOS). It knows no edges. Seconds, points, points per second.
package struct DecelerationCurve: Equatable, Sendable {
  /// How near to its destination a view that nothing aims stops, in points: 0.5 (ScrollMechanics,
  /// `SimpleScrollView.swift`).
  package static let stopDistance = 0.5

  /// The time at which the motion begins.
  package private(set) var start: Double
  /// The offset at the start.
  package let origin: Double
  /// The offset that the motion nears for ever: `x0 - v0 / k`.
  package let destination: Double
  /// The velocity at the start.
  package let initialVelocity: Double
  /// The friction.
  package let rate: DecelerationRate

  /// Creates the motion of a release.
  ///
  /// - Parameters:
  ///   - origin: The offset at the start.
  ///   - velocity: The velocity at the start. What is not finite counts as 0.
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

  /// Creates the motion that ends at an offset: its velocity is `v0 = -k (target - x0)`.
  ///
  /// What a changed `targetContentOffset` and a page ask for (WinObjC and React Native solve it so).
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

  /// The same motion at another time.
  func delayed(by seconds: Double) -> DecelerationCurve {
    var curve = self
    curve.start += seconds
    return curve
  }

  /// How long it takes until no more than a distance is left: `ln(-k distance / |v0|) / k`.
  ///
  /// - Parameter distance: The distance, in points; greater than 0.
  /// - Returns: The duration, in seconds; 0 when no more than the distance is left at the start.
  package func duration(toWithin distance: Double = stopDistance) -> Double {
    guard initialVelocity != 0, distance > 0 else { return 0 }
    let extraInset = -rate.exponent * distance / abs(initialVelocity)
    return max(0, Elementary.logarithm(extraInset) / rate.exponent)
  }

  /// The time at which an offset is reached: `ln(1 + k (x - x0) / v0) / k` after the start.
  ///
  /// - Parameter offset: The offset, in points.
  /// - Returns: The time; nil for an offset that lies behind, or at or past the destination.
  package func time(at offset: Double) -> Double? {
    guard initialVelocity != 0 else { return nil }
    let extraInset = 1 + rate.exponent * (offset - origin) / initialVelocity
    guard extraInset > 0, extraInset <= 1 else { return nil }
    return start + Elementary.logarithm(extraInset) / rate.exponent
  }

  private func decay(at time: Double) -> Double {
    Elementary.exponential(rate.exponent * (time - start))
  }
}
