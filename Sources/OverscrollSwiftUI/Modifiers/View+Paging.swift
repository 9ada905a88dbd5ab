#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  public import OverscrollPaging
  import OverscrollUIKit
  public import SwiftUI

  extension View {
    /// Refreshes a paginator at the top of the list in this view, and loads its next page near the
    /// end, unless you choose other parts.
    ///
    /// ```swift
    /// List(feed.items) { ItemRow($0) }
    ///   .overscroll(paging: feed.paginator)
    ///   .task { if !feed.paginator.hasLoaded { await feed.paginator.refresh() } }
    /// ```
    ///
    /// The rows are your own: read the items from a `PaginatorItems`, or from a `PaginatorModel` on
    /// iOS 17 and newer. The edges follow loads from code as well. While the first page of an empty
    /// list loads and no indicator shows it, a spinner is shown in its middle. A failed
    /// page waits for a tap on its message; after the last page the bottom says that there is no
    /// more. New items wait until no finger holds the list and nothing bounces, at most 0.3 s. Another
    /// paginator cancels the runs of the edges, which keep their settings. Several lists may show one
    /// paginator. With `PagingOptions.maximumPages`, pages before the
    /// visible rows are only released in a list with a reading position or a chat, because SwiftUI moves
    /// the visible rows otherwise. A top that refreshes loads them again before it refreshes.
    ///
    /// - Parameters:
    ///   - paginator: The paginator. The list retains it.
    ///   - top: The part that the top loads; `.previous` for a list whose paginator has earlier pages, such as
    ///     a chat, nil to leave the edge to other modifiers. SwiftUI moves the visible rows when rows are
    ///     inserted before them.
    ///   - bottom: The part that the bottom loads; nil to leave the edge to other modifiers, such as in a
    ///     chat without later pages, which says nothing below its newest message then. A list with
    ///     no edge does not follow the paginator.
    ///   - leading: The part that the leading edge of a horizontal list loads, whose top and bottom are nil;
    ///     nil to leave the edge to other modifiers.
    ///   - trailing: The part that the trailing edge of a horizontal list loads; nil to leave the edge to other
    ///     modifiers.
    ///   - automaticPages: The number of pages that load in a row before an edge waits for a tap on its
    ///     indicator, which keeps a footer below the list reachable; at least 1, unlimited by default. The
    ///     count starts again after a tap and with a refresh.
    /// - Returns: A view whose list loads the paginator.
    public func overscroll<Item, Cursor>(
      paging paginator: Paginator<Item, Cursor>, top: PagePart? = .first,
      bottom: PagePart? = .next, leading: PagePart? = nil, trailing: PagePart? = nil,
      automaticPages: Int = .max
    ) -> some View {
      let setup: @MainActor (OverscrollEdge, PagePart) -> EdgeSetup = { edge, part in
        let pages = PageSource(part, of: paginator, automaticPages: automaticPages) {
          [top, leading].contains($0) || ![bottom, trailing].contains($0) && $0 == .previous
        }
        return EdgeSetup(edge, .loading(part, of: paginator), pages)
      }
      return overscrolled(top.map { setup(.top, $0) }, nil)
        .overscrolled(bottom.map { setup(.bottom, $0) }, nil)
        .overscrolled(leading.map { setup(.leading, $0) }, nil)
        .overscrolled(trailing.map { setup(.trailing, $0) }, nil)
    }
  }

  extension EdgeSetup {
    fileprivate init(_ edge: OverscrollEdge, _ action: OverscrollAction, _ pages: PageSource) {
      self.init(edge, pages.id.part == .first ? .refresh : .load, nil, nil, action)
      // The content is another one with another paginator.
      id = pages.id
      self.pages = pages
    }
  }
#endif
