import OverscrollCore

/// A load in progress: its task, and the continuations that wait for its result.
struct RunningLoad: Sendable {
  let task: Task<Void, Never>
  private(set) var waiting: [Int: CheckedContinuation<RefreshResult, Never>] = [:]

  init(_ task: Task<Void, Never>) { self.task = task }

  mutating func add(_ waiter: Int, _ continuation: CheckedContinuation<RefreshResult, Never>) {
    waiting[waiter] = continuation
  }

  /// Removes a waiter, which gets a cancelled result.
  mutating func release(_ waiter: Int) {
    waiting.removeValue(forKey: waiter)?.resume(returning: .cancelled)
  }

  /// Resumes all waiters, and cancels the task.
  func end(_ result: RefreshResult) {
    task.cancel()
    for continuation in waiting.values { continuation.resume(returning: result) }
  }
}
