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

/// The kind of change of an observed value.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion
  case removal
  case replacement
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public let kind: NSKeyValueChange
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indexes that changed in a collection; always nil here.
  public let indexes: IndexSet?
  /// Whether the notification precedes the change.
  public let isPrior: Bool
}

/// The options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt

  /// Creates options from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An initial call with the current value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
