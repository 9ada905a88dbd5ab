import Dispatch

/// What tells a paginator the time, and lets it wait.
///
/// The standard library's own clocks are newer than the systems that the library runs on.
package protocol PagingClock: Sendable {
  /// Seconds since some moment that stays the same.
  var now: Double { get }

  /// Returns after a time; throws as soon as the task is cancelled.
  ///
  /// - Parameter seconds: How long.
  /// - Throws: `CancellationError` where the task is cancelled.
  func sleep(for seconds: Double) async throws
}

/// The clock of the machine, which does not count while it sleeps.
package struct SystemPagingClock: PagingClock {
  /// Creates the clock.
  package init() {}

  /// Seconds since the machine was started.
  package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Returns after a time; throws as soon as the task is cancelled.
  ///
  /// - Parameter seconds: How long; below 0 and not a number are no time, and a day is the most.
  /// - Throws: `CancellationError` where the task is cancelled.
  package func sleep(for seconds: Double) async throws {
    // Not a number is no greater than anything. A day keeps the sum in its bits.
    let bounded = seconds > 0 ? min(seconds, 86_400) : 0
    try await Task.sleep(nanoseconds: UInt64(bounded * 1e9))
  }
}
