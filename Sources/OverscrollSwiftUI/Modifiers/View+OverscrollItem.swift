#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Says which item of its list this row shows, for edges that run so many items before the end.
    ///
    /// ```swift
    /// List(feed.items.indices, id: \.self) { index in
    ///   ItemRow(feed.items[index]).overscrollItem(index, of: feed.items.count)
    /// }
    /// .onLoadMore(within: .items(5)) { .loaded(hasMore: try await feed.loadNext()) }
    /// ```
    ///
    /// Outside of such a list nobody is told.
    ///
    /// - Parameters:
    ///   - index: The place of the item, from 0.
    ///   - count: How many items there are. Negative counts as 0.
    /// - Returns: A row that says it.
    public func overscrollItem(_ index: Int, of count: Int) -> some View {
      background { ItemLink(index: index, count: count) }
    }
  }
#endif
