/// Holds tasks until a test opens it.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  /// The number of tasks that wait.
  var count: Int { waiting.count }

  /// Waits until the gate is open, even if the task is cancelled.
  func pass() async {
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }
}
