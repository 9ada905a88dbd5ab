import Foundation

/// An observation, which ends when it is released.
public final class NSKeyValueObservation: NSObject {
  private nonisolated(unsafe) var subscriptions: [(list: KeyValueObservers, id: Int)]

  init(_ subscriptions: [(list: KeyValueObservers, id: Int)]) {
    self.subscriptions = subscriptions
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    for each in subscriptions { each.list.remove(each.id) }
    subscriptions = []
  }
}
