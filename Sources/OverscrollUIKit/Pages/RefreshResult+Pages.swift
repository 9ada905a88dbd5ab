#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  public import OverscrollPaging

  extension RefreshResult {
    /// The result of a paginator's load.
    ///
    /// ```swift
    /// tableView.overscroll.bottom = .loadMore { RefreshResult(await paginator.loadNext()) }
    /// ```
    ///
    /// A failure has the error and its message. ``OverscrollEdges/bind(_:owner:top:bottom:automaticPages:apply:)`` does
    /// this automatically.
    ///
    /// - Parameter page: The result of a paginator's load.
    public init(_ page: PageResult) {
      if case .failed(let error) = page {
        self = .failed(error)
      } else {
        self.init(page.summary.kind)
      }
    }
  }
#endif
