#if canImport(UIKit) && !os(watchOS)
  import Foundation

  /// A value that one thread at a time can access.
  ///
  /// The standard library's Mutex needs iOS 18.
  package final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    package init(_ value: Value) { self.value = value }

    package func with<Result>(_ body: (inout Value) -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body(&value)
    }
  }
#endif
