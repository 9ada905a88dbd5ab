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

    /// Cancels the run in progress and its task; the user sees no result.
    public func cancel() { host?.ask(.cancel(edge)) }

    /// Returns from ``/OverscrollCore/OverscrollPhase/noMore`` or a failure to idle, so that the
    /// edge can load again.
    public func reset() { host?.ask(.reset(edge)) }

    /// Shows that there is no more to load; a page in progress becomes the last one.
    public func setNoMore() { host?.ask(.ranOut(edge)) }
  }
#endif
