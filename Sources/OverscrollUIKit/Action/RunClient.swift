#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// A list whose actions are run by a run controller.
  @MainActor
  protocol RunClient: AnyObject {
    /// How long a fetched result may wait until the list is idle, in seconds.
    var applyDelay: Double { get }
    /// Whether no finger holds the list and nothing decelerates, bounces or animates.
    var isIdle: Bool { get }

    /// The engine's run at an edge; nil if it has no run.
    func runID(of edge: OverscrollEdge) -> RunID?
    /// The control of an edge; nil if it has none.
    func control(at edge: OverscrollEdge) -> OverscrollControl?
    /// Applies a result that was fetched at an edge, and preserves the scroll position if the edge
    /// requires it.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    /// Sends the engine a request of the app.
    func ask(_ event: OverscrollEvent)
    /// Notes the time of a successful update.
    func noteUpdate(at edge: OverscrollEdge)
    /// Starts watching for the list to become idle; returns false if it already is.
    func waitUntilIdle() -> Bool
  }
#endif
