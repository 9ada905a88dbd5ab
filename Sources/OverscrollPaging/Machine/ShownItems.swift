import Dispatch

/// The items of a list with its edits, computed when they are read.
///
/// A list of 100,000 rows may be edited many times before a screen reads it.
final class ShownItems<Item> {
  let isEmpty: Bool
  /// Snapshots may be read on any thread.
  private let lock = DispatchSemaphore(value: 1)
  private var known: [Item]?
  private var replay: EditReplay<Item>?

  init(_ items: [Item]) { (known, isEmpty) = (items, items.isEmpty) }

  init(_ replay: EditReplay<Item>) { (self.replay, isEmpty) = (replay, replay.count == 0) }

  var items: [Item] {
    lock.wait()
    defer { lock.signal() }
    let items = known ?? replay?.items ?? []
    (known, replay) = (items, nil)
    return items
  }
}

extension ShownItems: @unchecked Sendable where Item: Sendable {}
