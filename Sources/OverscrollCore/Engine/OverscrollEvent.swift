/// What happened to a scroll view: facts, in the past tense where they have one.
public enum OverscrollEvent: Equatable, Sendable {
  /// The content, the viewport or the base insets have another length.
  case geometryChanged(ScrollGeometry)
  /// A finger took hold of the content.
  case dragBegan
  /// The content is at an offset, in points, wherever the movement came from.
  case scrolled(to: Double)
  /// The finger let go.
  case dragEnded
  /// The touch was taken away: never runs an action.
  case dragCancelled
  /// The app asks for a run; coalesced with one that is under way.
  case begin(OverscrollEdge)
  /// The action of a cycle is done.
  case end(OverscrollCycle, RefreshOutcome)
  /// The app gives a run up.
  case cancel(OverscrollEdge)
  /// The user tapped the indicator: tries again, or loads the next page.
  case tapped(OverscrollEdge)
  /// The app says that there may be more again.
  case reset(OverscrollEdge)
  /// Time passed.
  case frame
}
