#if canImport(UIKit)
  import OverscrollCore

  /// Where those wait who want the list to stand still; whoever waits here holds no host.
  final class CalmRoom: Sendable {
    private struct Waiter {
      /// Until when, in seconds.
      let until: Double
      let continuation: CheckedContinuation<Void, Never>
    }

    private let waiters = Locked<[Waiter]>([])

    deinit { release { _ in true } }

    var isEmpty: Bool { waiters.with(\.isEmpty) }

    /// Returns when somebody lets everybody go whose time is up.
    func wait(until time: Double) async {
      await withCheckedContinuation { continuation in
        waiters.with { $0.append(Waiter(until: time, continuation: continuation)) }
      }
    }

    /// Lets go of those whose time it is.
    ///
    /// - Parameter isDue: Whether somebody goes who would have waited until a time.
    func release(where isDue: (Double) -> Bool) {
      let due = waiters.with { waiters in
        let due = waiters.filter { isDue($0.until) }
        waiters.removeAll { isDue($0.until) }
        return due
      }
      for waiter in due { waiter.continuation.resume() }
    }
  }
#endif
