#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

  extension OverscrollEdges {
    /// Shows the control of an edge in a phase, without running its action: for previews and
    /// screenshots.
    ///
    /// ```swift
    /// screen.loadViewIfNeeded()
    /// screen.tableView.overscroll.showPreview(.ended(.updated("12 new")))
    /// ```
    ///
    /// The preview ends as soon as the user touches the list, the edge enters another phase, or the
    /// control is removed. A phase that the edge cannot enter is shown as idle. If the edge has no
    /// control, the method does nothing.
    ///
    /// - Parameters:
    ///   - phase: The phase to show; nil for the real one.
    ///   - edge: The edge.
    public func showPreview(_ phase: OverscrollPreview?, at edge: OverscrollEdge = .top) {
      host?.preview(phase, at: edge)
    }
  }
#endif
