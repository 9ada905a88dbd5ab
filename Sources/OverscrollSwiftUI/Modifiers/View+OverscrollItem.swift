#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollUIKit
  public import SwiftUI
  import UIKit

  extension View {
    /// Sets the items of the list in this view, for edges that trigger a number of items before the
    /// end.
    ///
    /// ```swift
    /// List(feed.items) { item in
    ///   ItemRow(item).overscrollItem(id: item.id)
    /// }
    /// .overscrollItems(feed.items)
    /// .onLoadMore(within: .items(5)) { .loaded(hasMore: try await feed.loadNext()) }
    /// ```
    ///
    /// Apply it before the edge, and ``overscrollItem(id:)`` to each row. The rows must be lazy, as in
    /// a `List` or a `LazyVStack`: in a `VStack` all rows count as visible.
    ///
    /// - Parameter items: The items, in the order of the rows.
    /// - Returns: A view whose rows are counted.
    public func overscrollItems<Data: RandomAccessCollection>(_ items: Data) -> some View
    where Data.Element: Identifiable {
      overscrollItems(items, id: \.id)
    }

    /// Sets the items of the list in this view by a key path to their identity.
    ///
    /// - Parameters:
    ///   - items: The items, in the order of the rows.
    ///   - id: The key path to the identity that the rows report.
    /// - Returns: A view whose rows are counted.
    public func overscrollItems<Data: RandomAccessCollection, ID: Hashable>(
      _ items: Data, id: KeyPath<Data.Element, ID>
    ) -> some View {
      let order = ItemOrder(count: items.count) { position in
        AnyHashable(items[items.index(items.startIndex, offsetBy: position)][keyPath: id])
      }
      // One view for all rows passes the order to the counters.
      return background {
        ViewLink {
          let view = UIView()
          view.isUserInteractionEnabled = false
          return view
        } update: { _, environment in
          for counter in environment.overscrollItems { counter.update(order) }
        }
      }
    }

    /// Sets which item of its list this row shows.
    ///
    /// For lists with `overscrollItems(_:)`, `overscrollReadingPosition` or `overscrollChat`. In other
    /// lists, the modifier has no effect.
    ///
    /// - Parameter id: The identity of the item.
    /// - Returns: A row that reports its item while it is visible.
    public func overscrollItem(id: some Hashable) -> some View {
      modifier(ItemModifier(id: AnyHashable(id)))
    }
  }

  /// Reports the item of a row while the row is visible; without a UIKit view, except in a chat.
  private struct ItemModifier: ViewModifier {
    let id: AnyHashable
    @Environment(\.overscrollItems) private var counters
    @Environment(\.overscrollSettings) private var settings
    @State private var row = RowItem()

    func body(content: Content) -> some View {
      row.update(id, counters)
      return
        content
        .onAppear { [row] in row.setVisible(true) }
        .onDisappear { [row] in row.setVisible(false) }
        .background {
          if let rows = settings.rows {
            ViewLink {
              RowMarker()
            } update: { marker, _ in
              marker.update(id, in: rows)
            }
          }
        }
    }
  }
#endif
