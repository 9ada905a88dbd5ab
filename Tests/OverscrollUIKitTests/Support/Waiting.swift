import Foundation
import HostRigs
import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import QuartzCore
import Testing
@_spi(Simulation) import UIKit

/// Counts events on any thread.
nonisolated final class Tally: Sendable {
  private let number = Locked(0)

  var count: Int { number.with { $0 } }

  func add() { number.with { $0 += 1 } }
}

/// A gate that work waits at, even work that was cancelled.
nonisolated final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.with { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  /// The same, with an option to return on cancellation.
  func wait(orUntilCancelled listens: Bool) async {
    await withTaskCancellationHandler {
      await wait()
    } onCancel: {
      if listens { open() }
    }
  }

  func open() {
    let waiting = state.with { state in
      defer { state = State(isOpen: true) }
      return state.waiting
    }
    for each in waiting { each.resume() }
  }
}

/// An object whose release can be observed.
final class Token: Sendable {}

/// A weak reference.
@MainActor
struct Weak: Sendable {
  weak var object: AnyObject?
}

/// Waits until a condition holds, for as long as a busy machine may take.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return condition()
}

/// Runs a synchronous test on the screen of a new device, with a separate log.
@MainActor
func onScreen<Value>(
  _ book: LogBook = LogBook(), _ body: @MainActor (Screen) throws -> Value
) rethrows -> Value {
  try withDevice(book) { try body(Screen(on: $0)) }
}

extension OverscrollDurations {
  /// All durations are zero.
  static var none: OverscrollDurations {
    var durations = OverscrollDurations()
    durations.expand = 0
    durations.collapse = 0
    durations.minimumVisible = 0
    durations.messageDuration = 0
    durations.failureDuration = 0
    return durations
  }
}
