import Foundation

/// Who observes the values of an object, by the name of the value.
///
/// An observation holds this list and not the object, so that it outlives the object unharmed. All
/// of it belongs to the main thread, like the objects; the compiler cannot see that in a `deinit`.
final class KeyValueObservers: @unchecked Sendable {
  /// What is called before and after a change.
  struct Handlers {
    let will: () -> Void
    let did: () -> Void
  }

  private var observers: [(id: Int, key: String, handlers: Handlers)] = []
  private var lastID = 0

  func add(_ key: String, _ handlers: Handlers) -> Int {
    lastID += 1
    observers.append((lastID, key, handlers))
    return lastID
  }

  func remove(_ id: Int) { observers.removeAll { $0.id == id } }

  var count: Int { observers.count }

  func willChange(_ key: String) { each(key) { $0.will() } }

  func didChange(_ key: String) { each(key) { $0.did() } }

  /// Calls those that were there at the beginning and still are.
  private func each(_ key: String, _ call: (Handlers) -> Void) {
    guard !observers.isEmpty else { return }
    for observer in observers where observer.key == key {
      if observers.contains(where: { $0.id == observer.id }) { call(observer.handlers) }
    }
  }
}
