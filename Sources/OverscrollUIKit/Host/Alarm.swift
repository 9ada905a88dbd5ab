#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Calls a closure once after a delay, even without frames.
  ///
  /// The clock holds the alarm weakly; a released alarm calls nothing.
  package final class Alarm: Sendable {
    /// The clock of alarms.
    package struct Clock: Sendable {
      /// The clock of hosts that are created in this task; tests replace it.
      @TaskLocal package static var current = Clock { delay, ring in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(ring) }
      }

      /// Calls a closure after a delay, in seconds.
      package let schedule: @Sendable (Double, @escaping @MainActor @Sendable () -> Void) -> Void

      package init(
        _ schedule: @escaping @Sendable (Double, @escaping @MainActor @Sendable () -> Void) -> Void
      ) {
        self.schedule = schedule
      }
    }

    private let ring: @MainActor @Sendable () -> Void

    package init(
      after seconds: Double, by clock: Clock, _ ring: @escaping @MainActor @Sendable () -> Void
    ) {
      self.ring = ring
      clock.schedule(max(0, seconds)) { [weak self] in self?.ring() }
    }
  }
#endif
