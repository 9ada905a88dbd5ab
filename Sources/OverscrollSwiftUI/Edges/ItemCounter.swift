#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// Counts the items of a list beyond the visible ones, as its rows report them.
  @MainActor
  final class ItemCounter {
    /// Receives the number of items before the first and after the last visible one.
    var report: (@MainActor (_ before: Int, _ after: Int) -> Void)?
    private var visible: [ObjectIdentifier: Int] = [:]
    private var count = 0

    /// Applies the item that a row shows; nil if the row is hidden.
    func update(_ row: AnyObject, _ index: Int?, of count: Int) {
      let before = (visible, self.count)
      visible[ObjectIdentifier(row)] = index
      self.count = max(0, count)
      guard before != (visible, self.count), let first = visible.values.min(),
        let last = visible.values.max()
      else { return }
      report?(max(0, first), max(0, self.count - 1 - last))
    }
  }

  private struct ItemCounterKey: EnvironmentKey {
    static var defaultValue: ItemCounter? { nil }
  }

  extension EnvironmentValues {
    /// The counter of the list's items.
    var overscrollItems: ItemCounter? {
      get { self[ItemCounterKey.self] }
      set { self[ItemCounterKey.self] = newValue }
    }
  }
#endif
