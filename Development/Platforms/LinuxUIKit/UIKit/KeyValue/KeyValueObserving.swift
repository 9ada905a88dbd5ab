import Foundation

/// An object whose properties can be observed; the name is Foundation's.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a handler when a property changes, until the observation is released.
  ///
  /// The observation holds the object weakly. Only these properties are observable: a scroll view's
  /// `contentOffset`, `contentSize`, `contentInset`, `contentInsetAdjustmentBehavior`, a view's
  /// `bounds`, `frame`, `safeAreaInsets` and
  /// `semanticContentAttribute`, a gesture recogniser's `state`.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let (access, first) = KeyValueAccess.during { self[keyPath: keyPath] }
    let memory = KeyValueMemory<Value>()
    let handlers = KeyValueObservers.Handlers(
      will: { [weak self] in
        guard let self else { return }
        let old = options.contains(.old) ? self[keyPath: keyPath] : nil
        memory.olds.append(old)
        if options.contains(.prior) {
          changeHandler(self, memory.change(old: old, new: nil, isPrior: true))
        }
      },
      did: { [weak self] in
        guard let self else { return }
        let new = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(self, memory.change(old: memory.olds.popLast() ?? nil, new: new))
      })
    let subscriptions = access.found.map { ($0.list, $0.list.add($0.key, handlers)) }
    if options.contains(.initial) {
      let new = options.contains(.new) ? first : nil
      changeHandler(self, memory.change(old: nil, new: new))
    }
    return NSKeyValueObservation(subscriptions)
  }
}
