#if canImport(UIKit)
  import Foundation
  import OverscrollCore

  /// Where those wait who want the list to stand still; whoever waits here holds no host.
  package final class CalmRoom: Sendable {
    private struct Waiter {
      let continuation: CheckedContinuation<Void, Never>
      /// Lets it go where the list does not come to rest, whether frames come or not.
      let alarm: Alarm
    }

    /// How long an `apply` waits for the finger and the bounce, in seconds.
    static let limit = 0.3

    private let clock: Alarm.Clock
    private let waiters = Locked<[UUID: Waiter]>([:])

    package init(by clock: Alarm.Clock) { self.clock = clock }

    deinit { release() }

    package var isEmpty: Bool { waiters.with(\.isEmpty) }

    /// Returns when everybody is let go, or after so many seconds.
    ///
    /// It is in the room before anything else happens on the main actor.
    @MainActor
    func wait(atMost seconds: Double) async {
      let id = UUID()
      let alarm = Alarm(after: seconds, by: clock) { [weak self] in self?.release(id) }
      await withCheckedContinuation { continuation in
        waiters.with { $0[id] = Waiter(continuation: continuation, alarm: alarm) }
      }
    }

    /// Lets everybody go.
    package func release() {
      let gone = waiters.with { waiters in
        defer { waiters = [:] }
        return waiters
      }
      for waiter in gone.values { waiter.continuation.resume() }
    }

    private func release(_ id: UUID) {
      waiters.with { $0.removeValue(forKey: id) }?.continuation.resume()
    }
  }
#endif
