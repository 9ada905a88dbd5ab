import Foundation
import OverscrollPaging

/// A clock that advances only when a test advances it.
final class VirtualClock: PagingClock, @unchecked Sendable {
  private struct Sleeper {
    let end: Double
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  private var time = 0.0
  private var sleepers: [UUID: Sleeper] = [:]
  private var asked: [Double] = []

  var now: Double { locked { time } }

  /// The durations of all sleeps so far, in seconds.
  var sleeps: [Double] { locked { asked } }

  /// The number of sleeping tasks.
  var sleeperCount: Int { locked { sleepers.count } }

  func sleep(for seconds: Double) async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        locked {
          asked.append(seconds)
          sleepers[id] = Sleeper(end: time + seconds, continuation: continuation)
        }
        if Task.isCancelled { wake(id, with: CancellationError()) }
      }
    } onCancel: {
      wake(id, with: CancellationError())
    }
  }

  func advance(by seconds: Double) {
    let due = locked {
      time += seconds
      return sleepers.filter { $0.value.end <= time }.keys
    }
    for id in due { wake(id) }
  }

  private func wake(_ id: UUID, with error: (any Error)? = nil) {
    guard let sleeper = locked({ sleepers.removeValue(forKey: id) }) else { return }
    if let error {
      sleeper.continuation.resume(throwing: error)
    } else {
      sleeper.continuation.resume()
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
