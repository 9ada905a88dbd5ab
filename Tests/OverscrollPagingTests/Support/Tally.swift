import Foundation

/// Counts, from any thread.
nonisolated final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int {
    lock.lock()
    defer { lock.unlock() }
    return number
  }

  func add(_ amount: Int = 1) {
    lock.lock()
    defer { lock.unlock() }
    number += amount
  }
}
