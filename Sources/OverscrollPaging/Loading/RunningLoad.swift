/// A load that is under way: its task, and those who wait for its result.
struct RunningLoad: Sendable {
  let task: Task<Void, Never>
  private(set) var waiting: [Int: CheckedContinuation<PageResult, Never>] = [:]

  init(_ task: Task<Void, Never>) { self.task = task }

  mutating func add(_ waiter: Int, _ continuation: CheckedContinuation<PageResult, Never>) {
    waiting[waiter] = continuation
  }

  /// Somebody does not want to wait any more.
  mutating func release(_ waiter: Int) {
    waiting.removeValue(forKey: waiter)?.resume(returning: .cancelled)
  }

  /// Tells everybody, and stops what is still at work.
  func end(_ result: PageResult) {
    task.cancel()
    for continuation in waiting.values { continuation.resume(returning: result) }
  }
}
