/// A way from one number to another that begins and ends at rest, in closed form.
///
/// `origin + (target - origin) (3 s² - 2 s³)` for the portion `s` of the duration: smooth, monotone, and
/// in its place at the end. Apple does not say UIKit's curve, so no test should lean on this one.
package struct EaseCurve: Equatable, Sendable {
  /// How long UIKit's own animated scrolling takes, in seconds: 0.3 (Chameleon 0.33, React Native
  /// 0.25).
  package static let usualDuration = 0.3

  /// The time at which it begins, in seconds.
  package private(set) var start: Double
  /// Where it begins.
  package let origin: Double
  /// Where it ends.
  package let target: Double
  /// How long it takes, in seconds.
  package let duration: Double

  /// Creates a way.
  ///
  /// - Parameters:
  ///   - origin: Where it begins.
  ///   - target: Where it ends.
  ///   - duration: How long it takes, in seconds. What is no positive number is a jump.
  ///   - start: When it begins, in seconds.
  package init(
    from origin: Double, to target: Double, over duration: Double = usualDuration,
    at start: Double = 0
  ) {
    self.origin = origin
    self.target = target
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.start = start
  }

  /// The time at which it ends, in seconds.
  package var end: Double { start + duration }

  /// The number at a time; before the start ``origin``, after the end ``target``.
  package func value(at time: Double) -> Double {
    if time >= end { return target }
    let portion = portion(at: time)
    return origin + (target - origin) * portion * portion * (3 - 2 * portion)
  }

  /// The change per second at a time; 0 before the start and after the end.
  package func velocity(at time: Double) -> Double {
    guard time < end else { return 0 }
    let portion = portion(at: time)
    return (target - origin) * 6 * portion * (1 - portion) / duration
  }

  /// The same way at another time.
  func delayed(by seconds: Double) -> EaseCurve {
    var curve = self
    curve.start += seconds
    return curve
  }

  /// The way to another target, in what is left of the time.
  func retargeted(to target: Double, from value: Double, at time: Double) -> EaseCurve {
    guard target != self.target else { return self }
    return EaseCurve(from: value, to: target, over: end - max(time, start), at: time)
  }

  private func portion(at time: Double) -> Double { max(0, time - start) / duration }
}
