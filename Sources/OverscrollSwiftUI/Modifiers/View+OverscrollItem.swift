#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Sets which item of its list this row shows, for edges that trigger items before the end.
    ///
    /// ```swift
    /// List(feed.items.indices, id: \.self) { index in
    ///   ItemRow(feed.items[index]).overscrollItem(index, of: feed.items.count)
    /// }
    /// .onLoadMore(within: .items(5)) { .loaded(hasMore: try await feed.loadNext()) }
    /// ```
    ///
    /// Outside of a list with such an edge, the modifier has no effect.
    ///
    /// - Parameters:
    ///   - index: The index of the item, from 0.
    ///   - count: The number of items in the list. Negative counts as 0.
    /// - Returns: A row that reports its item.
    public func overscrollItem(_ index: Int, of count: Int) -> some View {
      background { ItemLink(index: index, count: count) }
    }
  }
#endif
