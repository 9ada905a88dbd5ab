/// An interpolation between two numbers that begins and ends at rest, in closed form.
///
/// `origin + (target - origin) (3 s² - 2 s³)` for the fraction `s` of the duration: smooth,
/// monotone, and exact at the end. Apple does not document UIKit's curve, so no test should depend
/// on this one.
package struct EaseCurve: Equatable, Sendable {
  /// The duration of UIKit's animated scrolling, in seconds: 0.3 (Chameleon 0.33, React Native
  /// 0.25).
  package static let usualDuration = 0.3

  /// The start time, in seconds.
  package private(set) var start: Double
  /// The initial value.
  package let origin: Double
  /// The final value.
  package let target: Double
  /// The duration, in seconds.
  package let duration: Double

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - origin: The initial value.
  ///   - target: The final value.
  ///   - duration: The duration, in seconds. Values that are not finite and positive count as 0.
  ///   - start: The start time, in seconds.
  package init(
    from origin: Double, to target: Double, over duration: Double = usualDuration,
    at start: Double = 0
  ) {
    self.origin = origin
    self.target = target
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.start = start
  }

  /// The end time, in seconds.
  package var end: Double { start + duration }

  /// The value at a time; before the start it is ``origin``, after the end ``target``.
  package func value(at time: Double) -> Double {
    if time >= end { return target }
    let portion = portion(at: time)
    return origin + (target - origin) * portion * portion * (3 - 2 * portion)
  }

  /// The velocity at a time, per second; 0 before the start and after the end.
  package func velocity(at time: Double) -> Double {
    guard time < end else { return 0 }
    let portion = portion(at: time)
    return (target - origin) * 6 * portion * (1 - portion) / duration
  }

  /// The same curve, moved in time.
  func delayed(by seconds: Double) -> EaseCurve {
    var curve = self
    curve.start += seconds
    return curve
  }

  /// The curve to another target in the remaining time.
  func retargeted(to target: Double, from value: Double, at time: Double) -> EaseCurve {
    guard target != self.target else { return self }
    return EaseCurve(from: value, to: target, over: end - max(time, start), at: time)
  }

  private func portion(at time: Double) -> Double { max(0, time - start) / duration }
}
