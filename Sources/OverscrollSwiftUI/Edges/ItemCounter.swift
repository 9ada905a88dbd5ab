#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import SwiftUI

  /// Knows which items of a list can be seen, as far as its rows say it.
  @MainActor
  final class ItemCounter {
    /// Hears how many items are left beyond those that are seen; before the first and after the last.
    var tell: (@MainActor (_ before: Int, _ after: Int) -> Void)?
    private var seen: [ObjectIdentifier: Int] = [:]
    private var count = 0

    /// An item is seen, or none any more, by a row.
    func see(_ index: Int?, of count: Int, by row: AnyObject) {
      let before = (seen, self.count)
      seen[ObjectIdentifier(row)] = index
      self.count = max(0, count)
      guard before != (seen, self.count), let first = seen.values.min(),
        let last = seen.values.max()
      else { return }
      tell?(max(0, first), max(0, self.count - 1 - last))
    }
  }

  private struct ItemCounterKey: EnvironmentKey {
    static var defaultValue: ItemCounter? { nil }
  }

  extension EnvironmentValues {
    /// Who counts the items of the list.
    var overscrollItems: ItemCounter? {
      get { self[ItemCounterKey.self] }
      set { self[ItemCounterKey.self] = newValue }
    }
  }
#endif
