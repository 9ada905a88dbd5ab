import Foundation

/// The values that a key path goes through, found by reading it once.
///
/// Two key paths to one property differ by the class that they begin at, so they cannot be compared.
final class KeyValueAccess {
  private(set) nonisolated(unsafe) static var current: KeyValueAccess?

  private(set) var found: [(list: KeyValueObservers, key: String)] = []

  /// Tells that a value is read that can be observed.
  @inline(__always)
  static func note(_ list: KeyValueObservers, _ key: String) {
    current?.found.append((list, key))
  }

  /// Returns which values a read goes through.
  static func during<Value>(_ read: () -> Value) -> (KeyValueAccess, Value) {
    let before = current
    let access = KeyValueAccess()
    current = access
    let value = read()
    current = before
    return (access, value)
  }
}
