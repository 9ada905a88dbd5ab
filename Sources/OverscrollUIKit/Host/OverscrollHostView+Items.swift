#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// The number of items beyond the visible ones.
  extension OverscrollHostView {
    /// Counts the items of a table or collection view for the edges whose trigger needs the number.
    ///
    /// Called after layouts and with frames, never from observation: reading a list's visible items
    /// during its own layout would start another layout.
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
