#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

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
      request { $0.begin(at: edge, revealing: revealing) }
    }

    /// Cancels the run in progress, if any, and begins another one.
    ///
    /// For content that the run in progress would load for nothing, such as that of the account
    /// before. Unlike ``begin(revealing:)``, it never returns the run in progress.
    ///
    /// - Parameter revealing: Whether to scroll to the edge.
    /// - Returns: The new run; nil if none may begin, or if the control is not assigned to an edge.
    @discardableResult
    public func restart(revealing: Bool = false) -> OverscrollRun? {
      request { $0.restart(at: edge, revealing: revealing) }
    }

    /// Ends the run in progress, for code that keeps no handle; does nothing if no run is in
    /// progress.
    ///
    /// You can call it on any thread. On the main queue it takes effect immediately, on others as soon
    /// as the main queue is free, in the order of the calls.
    ///
    /// - Parameter result: How the run ended.
    public nonisolated func end(_ result: RefreshResult = .updated) {
      onMain { [self] in host?.end(at: edge, result) }
    }

    /// Whether a run is in progress or waits for a window.
    public var isRefreshing: Bool { phase == .refreshing || phase == .waiting }

    /// Whether the edge shows a refresh or load that your app runs elsewhere; false by default.
    ///
    /// Setting it to true opens the edge and shows the indicator as during a run, without running
    /// the action; a pull meanwhile runs nothing. It has no effect while a run is in progress.
    /// Setting it to false ends what setting it to true began, as updated, and no other run. Unlike
    /// a run, it has no timeout. ``end(_:)`` ends it with another result.
    ///
    /// ```swift
    /// tableView.overscroll.top?.showsActivity = store.isSyncing
    /// ```
    public var showsActivity: Bool {
      get { calledHost?.engine.runsElsewhere(edge) == true }
      set {
        if newValue {
          calledHost?.readAndSend(.ranElsewhere(edge, isRunning: true))
        } else if showsActivity {
          end()
        }
      }
    }

    /// Cancels the run in progress and its task; the user sees no result, unless the action has
    /// already ended.
    ///
    /// You can call it on any thread, like ``end(_:)``.
    public nonisolated func cancel() { onMain { [self] in host?.readAndSend(.cancel(edge)) } }

    /// Returns from ``/OverscrollCore/OverscrollPhase/noMore`` or a failure to idle, so that the
    /// edge can load again.
    ///
    /// You can call it on any thread, like ``end(_:)``.
    public nonisolated func reset() { onMain { [self] in host?.readAndSend(.reset(edge)) } }

    /// Shows that there is no more to load, and ends a run in progress with that.
    ///
    /// The run's task is cancelled: rows that it has not applied yet are not applied.
    ///
    /// You can call it on any thread, like ``end(_:)``.
    public nonisolated func setNoMore() { onMain { [self] in host?.readAndSend(.noMore(edge)) } }

    /// Returns when the scroll view is idle, or after the apply delay; nil if the control is not
    /// assigned to an edge.
    package var idleWaiter: (@MainActor @Sendable () async -> Void)? { calledHost?.idleWaiter }

    /// Returns whether a share of a SwiftUI list may be released at its start or end, because the
    /// visible rows are far away from it; nil if the control is not assigned to an edge.
    ///
    /// SwiftUI moves the visible rows when rows before them disappear, unless the list has a reading
    /// position.
    package func mayRelease(_ share: Double, atStart isStart: Bool) -> Bool? {
      guard let host = calledHost, let scrollView = host.scrollView else { return nil }
      return (!isStart || host.reading != nil) && scrollView.isFar(fromStart: isStart, share)
    }

    /// Reports that the app itself loaded the list, so that one without rows may load the next page.
    package func reportLoaded() { calledHost?.send(.loaded) }

    /// Sends a request to the host; logs if there is no host.
    private func request(_ send: (OverscrollHostView) -> OverscrollRun?) -> OverscrollRun? {
      if let host = calledHost { return send(host) }
      hintAtMissingEdge()
      return nil
    }
  }
#endif
