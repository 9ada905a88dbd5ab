#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// Holds tasks until it is released, each for a limited time, without holding a host.
  final class IdleGate: Sendable {
    private struct Waiter {
      let continuation: CheckedContinuation<Void, Never>
      /// Releases the task at its limit, even if no frames arrive.
      let alarm: Alarm
    }

    let clock: Alarm.Clock
    private let waiters = Locked<[UUID: Waiter]>([:])

    init(by clock: Alarm.Clock) { self.clock = clock }

    deinit { release() }

    var isEmpty: Bool { waiters.with(\.isEmpty) }

    /// Returns when the gate is released, or after the given number of seconds.
    ///
    /// The task is registered before this method suspends.
    @MainActor
    func wait(atMost seconds: Double) async {
      let id = UUID()
      let alarm = Alarm(after: seconds, by: clock) { [weak self] in self?.release(id) }
      await withCheckedContinuation { continuation in
        waiters.with { $0[id] = Waiter(continuation: continuation, alarm: alarm) }
      }
    }

    /// Releases all tasks.
    func release() {
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
    /// Returns after the given number of seconds, or when its task is cancelled.
    @MainActor
    func wait(_ seconds: Double) async {
      let gate = IdleGate(by: self)
      await withTaskCancellationHandler {
        // The cancellation handler of a cancelled task has already run.
        if !Task.isCancelled { await gate.wait(atMost: seconds) }
      } onCancel: {
        gate.release()
      }
    }
  }
#endif
