import Foundation

/// A number that threads add to.
final class MarkCount: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var count: Int { lock.withLock { number } }

  func add(_ difference: Int) { lock.withLock { number += difference } }
}
