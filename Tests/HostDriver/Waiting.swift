import Foundation
package import OverscrollCore
import OverscrollUIKit

/// Counts events on any thread.
package nonisolated final class Tally: Sendable {
  private let number = Locked(0)

  package init() {}

  package var count: Int { number.with { $0 } }

  package func add() { number.with { $0 += 1 } }
}

/// A gate that work waits at, even work that was cancelled.
package nonisolated final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  package init() {}

  package func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.with { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// The same, with an option to return on cancellation.
  package func wait(orUntilCancelled listens: Bool) async {
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      if listens { open() }
    }
  }

  package func open() {
    let waiting = state.with { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    for each in waiting { each.resume() }
  }
}

/// An object whose release can be observed.
package final class Token: Sendable {
  package init() {}
}

/// A weak reference.
@MainActor
package struct Weak: Sendable {
  package weak var object: AnyObject?

  package init(object: AnyObject?) { self.object = object }
}

/// Waits until a condition holds, for as long as a busy machine may take.
@MainActor
package func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return condition()
}

/// Waits until the task is cancelled.
package func sleepUntilCancelled() async throws {
  while true { try await Task.sleep(nanoseconds: 1_000_000_000) }
}

extension OverscrollDurations {
  /// All durations are zero.
  package static var none: OverscrollDurations {
    var durations = OverscrollDurations()
    durations.expand = 0
    durations.collapse = 0
    durations.minimumVisible = 0
    durations.messageDuration = 0
    durations.failureDuration = 0
    return durations
  }
}
