import Dispatch

/// A source of the time, with timers, for a paginator.
///
/// The standard library's clocks require newer systems than the library supports.
package protocol PagingClock: Sendable {
  /// The time since a fixed moment, in seconds.
  var now: Double { get }

  /// Waits for a duration; throws as soon as the task is cancelled.
  ///
  /// - Parameter seconds: The duration, in seconds.
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(for seconds: Double) async throws
}

/// The clock of the machine, which does not advance while the machine sleeps.
package struct SystemPagingClock: PagingClock {
  package init() {}

  package var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  package func sleep(for seconds: Double) async throws {
    // NaN fails this comparison. Capped at one day so that the nanoseconds fit in UInt64.
    let bounded = seconds > 0 ? min(seconds, 86_400) : 0
    try await Task.sleep(nanoseconds: UInt64(bounded * 1e9))
  }
}
