/// The old values during nested changes: one change can cause another one.
final class KeyValueMemory<Value> {
  var olds: [Value?] = []

  func change(old: Value?, new: Value?, isPrior: Bool = false) -> NSKeyValueObservedChange<Value> {
    NSKeyValueObservedChange(
      kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior)
  }
}
