#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// Counts the items of a list beyond the visible ones, as its rows report them.
  @MainActor
  final class ItemCounter {
    /// Receives the number of items before the first and after the last visible one.
    var report: (@MainActor (_ before: Int, _ after: Int) -> Void)?
    /// The rows that show each item; SwiftUI may create a new row before it removes the old one.
    private var visible: [AnyHashable: Int] = [:]
    private var order = ItemOrder()
    private var limit = 0
    /// The numbers that were reported last; nil before the first count.
    private var reported: (before: Int, after: Int)?

    /// Applies the number of items that matters to the edge; more are counted as one more than that.
    func update(limit: Int) {
      guard limit != self.limit else { return }
      self.limit = limit
      count()
    }

    /// Applies the items of the list.
    func update(_ order: ItemOrder) {
      self.order = order
      count()
    }

    /// Applies that a row with an item appeared.
    func show(_ id: AnyHashable) {
      visible[id, default: 0] += 1
      count()
    }

    /// Applies that a row with an item disappeared.
    func hide(_ id: AnyHashable) {
      guard let rows = visible[id] else { return }
      visible[id] = rows > 1 ? rows - 1 : nil
      count()
    }

    private func count() {
      guard order.count > 0, !visible.isEmpty else { return }
      let before = hidden { order.id($0) }
      let after = hidden { order.id(order.count - 1 - $0) }
      if let reported, reported == (before, after) { return }
      reported = (before, after)
      report?(before, after)
    }

    /// Returns the number of items from an end of the list to the first visible one, at most one
    /// more than the limit.
    ///
    /// The effort depends on the limit, not on the length of the list.
    private func hidden(_ id: (Int) -> AnyHashable) -> Int {
      let limit = min(order.count, limit &+ 1)
      return (0..<max(0, limit)).first { visible[id($0)] != nil } ?? limit
    }
  }

  /// The items of a list in their order.
  @MainActor
  struct ItemOrder {
    var count = 0
    /// Returns the identity of an item by its position, from 0.
    var id: @MainActor (Int) -> AnyHashable = { AnyHashable($0) }
  }

  /// The state of one row.
  @MainActor
  final class RowItem {
    private var id: AnyHashable?
    private var counters: [ItemCounter] = []
    private var isVisible = false

    /// Applies the item that the row shows, and the counters of its list.
    func update(_ id: AnyHashable, _ counters: [ItemCounter]) {
      let isSame = counters.elementsEqual(self.counters) { $0 === $1 }
      guard id != self.id || !isSame else { return }
      let wasVisible = isVisible
      setVisible(false)
      (self.id, self.counters) = (id, counters)
      setVisible(wasVisible)
    }

    func setVisible(_ isVisible: Bool) {
      guard isVisible != self.isVisible, let id else { return }
      self.isVisible = isVisible
      for counter in counters { if isVisible { counter.show(id) } else { counter.hide(id) } }
    }
  }

  private struct ItemCountersKey: EnvironmentKey {
    static var defaultValue: [ItemCounter] { [] }
  }

  extension EnvironmentValues {
    /// The counters of the list's items, one for each edge that triggers by items.
    var overscrollItems: [ItemCounter] {
      get { self[ItemCountersKey.self] }
      set { self[ItemCountersKey.self] = newValue }
    }
  }
#endif
