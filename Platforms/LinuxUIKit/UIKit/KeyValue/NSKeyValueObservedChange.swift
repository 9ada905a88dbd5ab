import Foundation

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// How it changed.
  public let kind: NSKeyValueChange
  /// The new value, where it was asked for.
  public let newValue: Value?
  /// The old value, where it was asked for.
  public let oldValue: Value?
  /// The places that changed in a collection: none here.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
