#if canImport(UIKit)
  import Foundation

  /// Calls once after a while, also where no frames come; dropped, it calls nobody.
  ///
  /// What waits for the time holds the alarm weakly: it keeps nothing alive.
  package final class Alarm: Sendable {
    /// What counts the time of alarms.
    package struct Clock: Sendable {
      /// The clock of the hosts that are made now; tests turn one of their own.
      @TaskLocal package static var current = Clock { delay, ring in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated(ring) }
      }

      /// Calls something after so many seconds.
      package let schedule: @Sendable (Double, @escaping @MainActor @Sendable () -> Void) -> Void
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
