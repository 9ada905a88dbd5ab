/// A clock that advances only on request.
///
/// A `WakeList` holds the timers of the clock.
package struct SimulationClock: Equatable, Sendable {
  /// The time, in seconds.
  package private(set) var now: Double

  /// Creates a clock.
  ///
  /// - Parameter now: The initial time, in seconds. Values that are not finite count as 0.
  package init(now: Double = 0) { self.now = now.isFinite ? now : 0 }

  /// Advances the clock by a duration.
  ///
  /// - Parameter seconds: The duration. Negative values and values that are not finite count as 0.
  package mutating func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Advances the clock to a time.
  ///
  /// - Parameter time: The time, in seconds. Past times and values that are not finite change
  ///   nothing.
  package mutating func advance(to time: Double) {
    if time.isFinite { now = max(now, time) }
  }

  /// Moves the time forward or back at once, as when a process is suspended or a device's time is
  /// changed.
  ///
  /// A view ignores a past time, and does not move until the clock has caught up, unless
  /// ``SimulatedScrollView/clockJumped(to:)`` is called.
  ///
  /// - Parameter seconds: The jump; negative for backwards. Values that are not finite count as 0.
  package mutating func jump(by seconds: Double) {
    if seconds.isFinite { now += seconds }
  }
}
