import Foundation

/// Records the properties that a key path reads.
///
/// Key paths to the same property through different classes are unequal.
final class KeyValueAccess {
  private(set) nonisolated(unsafe) static var current: KeyValueAccess?

  private(set) var found: [(list: KeyValueObservers, key: String)] = []

  /// Records the read of an observable property.
  @inline(__always)
  static func note(_ list: KeyValueObservers, _ key: String) {
    current?.found.append((list, key))
  }

  /// Returns the properties that a closure reads.
  static func during<Value>(_ read: () -> Value) -> (KeyValueAccess, Value) {
    let before = current
    let access = KeyValueAccess()
    current = access
    let value = read()
    current = before
    return (access, value)
  }
}
