#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  extension OverscrollControl {
    /// Begins a run, as if the user had pulled.
    ///
    /// If the scroll view is not in a window, the run waits for one. A list that is scrolled
    /// elsewhere stays there, unless you pass `revealing: true`.
    ///
    /// - Parameter revealing: Whether to scroll to the edge.
    /// - Returns: The new run, or the one in progress. Nil if no run may begin, or if the control is not
    ///   assigned to an edge. Retaining it does not keep a `manual:` action's run alive.
    @discardableResult
    public func begin(revealing: Bool = false) -> OverscrollRun? {
      host?.runs.begin(at: edge, revealing: revealing)
    }

    /// Ends the run in progress, for code that keeps no handle; does nothing if no run is in
    /// progress.
    ///
    /// - Parameter result: How the run ended.
    public func end(_ result: RefreshResult = .updated) { host?.runs.end(at: edge, result) }

    /// Whether a run is in progress or waits for a window; set it to show a refresh that your app
    /// runs elsewhere.
    ///
    /// Setting it to true opens the edge and shows the indicator as during a run, without running
    /// the action; a pull meanwhile runs nothing. It has no effect while a run is in progress.
    /// Setting it to false ends what setting it to true began, as updated, and no other run. Unlike
    /// a run, it has no timeout. ``end(_:)`` ends it with another result.
    ///
    /// ```swift
    /// tableView.overscroll.top?.isRefreshing = store.isSyncing
    /// ```
    public var isRefreshing: Bool {
      get { phase == .refreshing || phase == .waiting }
      set { host?.ask(.ranElsewhere(edge, isRunning: newValue)) }
    }

    /// Cancels the run in progress and its task; the user sees no result.
    public func cancel() { host?.ask(.cancel(edge)) }

    /// Returns from ``/OverscrollCore/OverscrollPhase/noMore`` or a failure to idle, so that the
    /// edge can load again.
    public func reset() { host?.ask(.reset(edge)) }

    /// Shows that there is no more to load; a page in progress becomes the last one.
    public func setNoMore() { host?.ask(.ranOut(edge)) }
  }
#endif
