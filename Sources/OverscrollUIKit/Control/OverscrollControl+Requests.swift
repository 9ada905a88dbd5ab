#if canImport(UIKit)
  import OverscrollCore

  extension OverscrollControl {
    /// Asks for a run, as if the user had pulled.
    ///
    /// Off window it waits for one. A list that is elsewhere is not moved, unless `revealing`.
    ///
    /// - Parameter revealing: Whether an edge that is not in sight is scrolled to.
    /// - Returns: The run, or the one that was under way already; nil where none may run now, or where
    ///   the control stands at no edge. To hold it does not keep alive what the action has dropped.
    @discardableResult
    public func begin(revealing: Bool = false) -> OverscrollRun? {
      host?.beginRun(at: edge, revealing: revealing)
    }

    /// Ends what runs, for code that keeps no run; where nothing runs it does nothing.
    ///
    /// - Parameter result: How it ended.
    public func end(_ result: RefreshResult = .updated) { host?.endRun(at: edge, result) }

    /// Gives up what runs: its work is cancelled, and nothing is said of it.
    public func cancel() { host?.ask(.cancel(edge)) }

    /// Says that there may be more again, after there was nothing more or a failure.
    public func reset() { host?.ask(.reset(edge)) }

    /// Says that there is nothing more; a page that is being loaded was the last.
    public func setNoMore() { host?.ask(.ranOut(edge)) }
  }
#endif
