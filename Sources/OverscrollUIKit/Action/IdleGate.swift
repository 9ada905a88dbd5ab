#if canImport(UIKit)
  import Foundation

  /// Where tasks wait until they are let go, or for a time; whoever waits here holds no host.
  package final class IdleGate: Sendable {
    private struct Waiter {
      let continuation: CheckedContinuation<Void, Never>
      /// Lets it go where nobody else does, whether frames come or not.
      let alarm: Alarm
    }

    let clock: Alarm.Clock
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

  extension Alarm.Clock {
    /// Returns after so many seconds, or when its task is cancelled.
    @MainActor
    func wait(_ seconds: Double) async {
      let room = IdleGate(by: self)
      await withTaskCancellationHandler {
        // Who is cancelled by now was let go before coming in.
        if !Task.isCancelled { await room.wait(atMost: seconds) }
      } onCancel: {
        room.release()
      }
    }
  }
#endif
