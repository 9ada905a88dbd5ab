import Foundation
import OverscrollCore
import OverscrollUIKit
@_spi(Simulation) import UIKit

/// A door that work waits at, and what it has seen of it.
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

  /// Waits until the door opens; a cancellation opens it for whoever is cancelled.
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

/// Lets time pass until something is so, for as long as a busy machine may take: not all work is the main actor's.
@MainActor
func eventually(on device: SimulatedDevice, _ condition: () -> Bool) async -> Bool {
  for _ in 0..<3_000 {
    if condition() { return true }
    await device.pass(1 / 60)
    try? await Task.sleep(nanoseconds: 1_000_000)
  }
  return condition()
}
