/// A clock that goes only when it is told to.
///
/// A `WakeList` holds what is to happen at a time of it.
package struct SimulationClock: Equatable, Sendable {
  /// The time, in seconds.
  package private(set) var now: Double

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it shows, in seconds.
  package init(now: Double = 0) { self.now = now.isFinite ? now : 0 }

  /// Lets time pass.
  ///
  /// - Parameter seconds: How much. What is not finite, or less than 0, counts as nothing.
  package mutating func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Lets time pass until a moment.
  ///
  /// - Parameter time: The moment, in seconds. The past, and what is not finite, change nothing.
  package mutating func advance(to time: Double) {
    if time.isFinite { now = max(now, time) }
  }

  /// Jumps, as the clock of a process does that was stopped, or of a device that was set.
  ///
  /// A view ignores a past time, and stands until the clock has caught up, unless
  /// ``SimulatedScrollView/clockJumped(to:)`` tells it.
  ///
  /// - Parameter seconds: How far; less than 0 for backwards. What is not finite counts as nothing.
  package mutating func jump(by seconds: Double) {
    if seconds.isFinite { now += seconds }
  }
}
