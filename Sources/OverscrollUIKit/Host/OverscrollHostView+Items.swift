#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// How many items are left beyond the visible ones, for triggers such as `.within(.items(5))`.
  @MainActor
  struct ItemCounts {
    /// The number that the engine has for each edge; nil if it has none.
    var left = PerEdge<Int?>(repeating: nil)
    /// Whether SwiftUI's rows count for an edge.
    var isCountedOutside = PerEdge(repeating: false)
  }

  extension OverscrollHostView {
    /// Counts the items of a table or collection for the edges whose trigger asks for it.
    ///
    /// Called after layouts and with frames, never from observation: a list that is asked for its visible
    /// items in the middle of its own layout would lay itself out again.
    func countItems() {
      for edge in OverscrollEdge.allCases where countsItems(at: edge) {
        guard let list = scrollView as? any ListOfItems,
          let count = list.itemsLeft(towards: edge), count != items.left[edge]
        else { continue }
        items.left[edge] = count
        send(.itemsLeft(count, towards: edge))
      }
    }

    /// Takes the number of items that SwiftUI's rows report.
    func itemsCounted(_ count: Int, towards edge: OverscrollEdge) {
      items.isCountedOutside[edge] = true
      send(.itemsLeft(count, towards: edge))
    }

    private func countsItems(at edge: OverscrollEdge) -> Bool {
      guard case .within(.items)? = controls[edge]?.options.trigger else { return false }
      return !items.isCountedOutside[edge]
    }
  }
#endif
