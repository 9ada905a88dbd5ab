import Foundation

/// The observers of an object's properties, by property name.
///
/// An observation retains this list instead of the object, so it can safely outlive it. The list is
/// used only on the main thread, like the objects; the compiler cannot check that in a `deinit`.
final class KeyValueObservers: @unchecked Sendable {
  /// The closures to call before and after a change.
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

  /// Calls the observers that existed at the start and have not been removed since.
  private func each(_ key: String, _ call: (Handlers) -> Void) {
    guard !observers.isEmpty else { return }
    for observer in observers where observer.key == key {
      if observers.contains(where: { $0.id == observer.id }) { call(observer.handlers) }
    }
  }
}
