#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Items that are left beyond the visible ones.
  extension OverscrollHostView {
    /// Counts the items of a table or collection for the edges whose trigger needs the number.
    ///
    /// Called after layouts and with frames, never from observation: a list that is asked for its visible
    /// items in the middle of its own layout would lay itself out again.
    func countItems() {
      for edge in OverscrollEdge.allCases
      where items.counts(for: presenters[edge].control, at: edge) {
        guard let list = scrollView as? any ListOfItems,
          let count = list.itemsLeft(towards: edge), items.note(count, towards: edge)
        else { continue }
        send(.itemsLeft(count, towards: edge))
      }
    }

    /// Sends the engine the number of items that SwiftUI's rows report.
    func itemsCounted(_ count: Int, towards edge: OverscrollEdge) {
      items.leaveCounting(at: edge)
      send(.itemsLeft(count, towards: edge))
    }
  }
#endif
