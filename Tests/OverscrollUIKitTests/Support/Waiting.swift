import Foundation
import HostRigs
import OverscrollCore
@_spi(Simulation) import QuartzCore
import Testing
@_spi(Simulation) import UIKit

@testable import OverscrollUIKit

/// Lines of the log of one test.
final class LogBook: Sendable {
  private let list = Locked<[String]>([])

  var lines: [String] { list.with { $0 } }

  var log: OverscrollLog {
    OverscrollLog { [list] line in list.with { $0.append(line) } }
  }
}

/// How often something happened, on whatever thread.
final class Tally: Sendable {
  private let number = Locked(0)

  var count: Int { number.with { $0 } }

  func add() { number.with { $0 += 1 } }
}

/// A door that work waits at, also work that was cancelled.
final class Gate: Sendable {
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

  /// The same, for work that listens to its cancellation.
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

/// Something that can be seen to be freed.
final class Token: Sendable {}

/// A reference that keeps nothing.
@MainActor
struct Weak: Sendable {
  weak var object: AnyObject?
}

/// Waits until something is so, for as long as a busy machine may take.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return condition()
}

/// Waits until it is cancelled.
func sleepUntilCancelled() async throws {
  while true { try await Task.sleep(nanoseconds: 1_000_000_000) }
}

/// Plays something that awaits on a device and with a log of its own.
///
/// Tasks run one after the other on the main actor, unless the test is about threads.
@MainActor
func onDevice(
  _ book: LogBook = LogBook(), serialTasks: Bool = true,
  _ body: @MainActor (SimulatedDevice) async throws -> Void
) async rethrows {
  SerialTasks.enable(serialTasks)
  let device = SimulatedDevice()
  try await OverscrollLog.$current.withValue(book.log) {
    try await Alarm.Clock.$current.withValue(device.clock.alarms) {
      try await MediaClock.$local.withValue(device.clock) { try await body(device) }
    }
  }
}

/// The same for what awaits nothing.
@MainActor
func onScreen<Value>(
  _ book: LogBook = LogBook(), _ body: @MainActor (Screen) throws -> Value
) rethrows -> Value {
  let device = SimulatedDevice()
  return try OverscrollLog.$current.withValue(book.log) {
    try Alarm.Clock.$current.withValue(device.clock.alarms) { try body(Screen(on: device)) }
  }
}

extension MediaClock {
  /// Alarms that ring by this clock.
  fileprivate var alarms: Alarm.Clock {
    Alarm.Clock { [self] delay, ring in
      wake(at: now + delay) { MainActor.assumeIsolated(ring) }
    }
  }
}

extension OverscrollTimes {
  /// Nothing takes any time.
  static var none: OverscrollTimes {
    var times = OverscrollTimes()
    times.expand = 0
    times.collapse = 0
    times.minimumVisible = 0
    times.messageHold = 0
    times.failureHold = 0
    return times
  }
}
