#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import OverscrollIndicators

  /// The states of a list's edges, for views that show them outside of the scroll view.
  @MainActor
  protocol IndicatorSource: AnyObject {
    /// Returns the state that the indicator of an edge shows; nil without one.
    func indicatorState(of edge: OverscrollEdge) -> IndicatorState?
    /// Returns the pull at an edge; nil if the edge has no options yet.
    func pull(at edge: OverscrollEdge) -> PullReading?
    /// Returns the result of an edge's last run.
    func result(at edge: OverscrollEdge) -> RefreshResult?
    /// Returns the texts of an edge; nil if the edge has no control.
    func shownWording(at edge: OverscrollEdge) -> EdgeWording?
    /// Returns whether a tap on the indicator of an edge has an effect.
    func isTappable(_ edge: OverscrollEdge) -> Bool
    /// Handles a tap on the indicator of an edge.
    func tap(_ edge: OverscrollEdge)
  }

  extension OverscrollHostView: IndicatorSource {
    func pull(at edge: OverscrollEdge) -> PullReading? { engine.pullReading(of: edge) }

    func result(at edge: OverscrollEdge) -> RefreshResult? { runs.result(at: edge) }

    func shownWording(at edge: OverscrollEdge) -> EdgeWording? { edgeWording(at: edge) }

    func isTappable(_ edge: OverscrollEdge) -> Bool { engine.canBeTapped(edge) }

    func tap(_ edge: OverscrollEdge) { send(.tapped(edge)) }
  }
#endif
