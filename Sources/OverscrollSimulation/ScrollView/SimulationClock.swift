/// A clock that goes only when it is told to.
public struct SimulationClock: Equatable, Sendable {
  /// The time, in seconds.
  public private(set) var now: Double

  /// Creates a clock.
  ///
  /// - Parameter now: The time that it shows, in seconds.
  public init(now: Double = 0) { self.now = now.isFinite ? now : 0 }

  /// Lets time pass.
  ///
  /// - Parameter seconds: How much. What is not finite, or less than 0, counts as nothing.
  public mutating func advance(by seconds: Double) { advance(to: now + seconds) }

  /// Lets time pass until a moment.
  ///
  /// - Parameter time: The moment, in seconds. The past, and what is not finite, change nothing.
  public mutating func advance(to time: Double) {
    if time.isFinite { now = max(now, time) }
  }
}
