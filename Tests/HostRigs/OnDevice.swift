import Foundation
package import OverscrollUIKit
@_spi(Simulation) import QuartzCore
@_spi(Simulation) package import UIKit

/// The log lines of one test.
package final class LogBook: Sendable {
  private let list = Locked<[String]>([])

  package init() {}

  package var lines: [String] { list.with { $0 } }

  package var log: OverscrollLog {
    OverscrollLog { [list] line in list.with { $0.append(line) } }
  }
}

extension MediaClock {
  /// Alarms that use this clock.
  fileprivate var alarms: Alarm.Clock {
    Alarm.Clock { [self] delay, ring in
      wake(at: now + delay) { MainActor.assumeIsolated(ring) }
    }
  }
}

extension SimulatedDevice {
  /// The turns of this device's run loop.
  fileprivate var turnEnds: TurnEnds {
    TurnEnds { [weak self] body in
      let owner = NSObject()
      self?.addTurnEndHandler(of: owner, body)
      return owner
    }
  }
}

/// Runs an asynchronous test on a new device, with a separate log.
///
/// Tasks run one after the other on the main actor, unless the test is about threads.
@MainActor
package func onDevice(
  _ book: LogBook = LogBook(), serialTasks: Bool = true,
  _ body: @MainActor (SimulatedDevice) async throws -> Void
) async rethrows {
  SerialTasks.enable(serialTasks)
  let device = SimulatedDevice()
  try await OverscrollLog.$current.withValue(book.log) {
    try await Alarm.Clock.$current.withValue(device.clock.alarms) {
      try await TurnEnds.$current.withValue(device.turnEnds) {
        try await MediaClock.$local.withValue(device.clock) { try await body(device) }
      }
    }
  }
}

/// Runs a synchronous test on a new device, with a separate log.
@MainActor
package func withDevice<Value>(
  _ book: LogBook = LogBook(), _ body: @MainActor (SimulatedDevice) throws -> Value
) rethrows -> Value {
  let device = SimulatedDevice()
  return try OverscrollLog.$current.withValue(book.log) {
    try Alarm.Clock.$current.withValue(device.clock.alarms) {
      try TurnEnds.$current.withValue(device.turnEnds) { try body(device) }
    }
  }
}
