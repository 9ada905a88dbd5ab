import Foundation
import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// A gate at which work waits, and which counts the work.
@MainActor
final class Gate {
  private(set) var begun = 0
  private(set) var cancelled = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate opens, as an action with a result.
  func update() async -> RefreshResult {
    await pass()
    return .updated
  }

  /// Waits until the gate opens; a cancellation opens it, too.
  func pass() async {
    begun += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in self.open() }
    }
    if Task.isCancelled { cancelled += 1 }
  }

  func open() {
    let gone = waiting
    waiting = []
    for each in gone { each.resume() }
  }
}

/// Advances the time until a condition holds, with patience for work off the main actor.
@MainActor
func eventually(on device: SimulatedDevice, _ condition: () -> Bool) async -> Bool {
  for _ in 0..<3_000 {
    if condition() { return true }
    await device.pass(1 / 60)
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return condition()
}
