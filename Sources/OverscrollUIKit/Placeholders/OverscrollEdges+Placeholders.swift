#if canImport(UIKit) && !os(watchOS)
  extension OverscrollEdges {
    /// What the list shows while it has no rows; nil, the default, for nothing.
    ///
    /// ```swift
    /// tableView.overscroll.emptyView = .standard("No messages")
    /// ```
    ///
    /// It disappears as soon as a run begins or rows come. Headers are no rows, and stay visible above
    /// it. If a paginator is bound, its items count instead of the rows, so that rows of your own stay
    /// above it as well, and it is shown after the first load only; otherwise from the beginning,
    /// unless your first load is a run of an edge.
    public var emptyView: OverscrollPlaceholder? {
      get { host?.placeholders.empty }
      nonmutating set {
        guard newValue != nil || host != nil else { return }
        attachedHost.placeholders.empty = newValue
        host?.syncPlaceholder()
      }
    }

    /// What the list shows while your code loads the first page of a bound paginator, and no header
    /// or footer shows it; by default a spinner, after 0.3 seconds.
    ///
    /// Nil turns it off, for a list that shows a skeleton meanwhile.
    public var loadingView: OverscrollPlaceholder? {
      get { host.map(\.placeholders.loading) ?? .standard }
      nonmutating set {
        attachedHost.placeholders.loading = newValue
        host?.syncPlaceholder()
      }
    }

    /// What the list shows after a failed load while it has no rows; by default the standard view
    /// with the failure's message and a button that tries again.
    ///
    /// Without it, a first load that failed leaves a blank screen. Nil turns it off. The button runs
    /// the refresh of the list, or the action that failed if there is none. The view disappears as
    /// soon as a run begins, rows come, or the edge is removed.
    public var failureView: OverscrollPlaceholder? {
      get { host.map(\.placeholders.failure) ?? .standard }
      nonmutating set {
        attachedHost.placeholders.failure = newValue
        host?.syncPlaceholder()
      }
    }
  }
#endif
