/// What happened to a scroll view: facts, in the past tense where they have one.
public enum OverscrollEvent: Equatable, Sendable {
  // MARK: The view

  /// The content, the viewport or the base insets of an axis have another length.
  case geometryChanged(AxisGeometry, along: OverscrollAxis = .vertical)
  /// A layout begins, in which lengths come that do not last: nothing is loaded until it has ended.
  case layoutBegan
  /// The layout has ended; what has come near is judged now.
  case layoutEnded
  /// A finger took hold of the content.
  case dragBegan
  /// The content is at an offset, in points, wherever the movement came from.
  case scrolled(to: Double, along: OverscrollAxis = .vertical)
  /// The finger let go.
  case dragEnded
  /// The touch was taken away: never runs an action.
  case dragCancelled
  /// The content does not move by itself any more.
  case cameToRest
  /// Somebody else moves the content: an extra inset that is closing is left to them.
  case takenOver
  /// The view is in a window.
  ///
  /// Lengths and offsets that come with the window are told before it: what is shown is judged by them.
  case attached
  /// The view has left its window.
  case detached
  /// The list pins headers to its inset, or does not any more.
  case pinnedHeaders(Bool)
  /// So many items are left to scroll towards an edge, beyond those that are seen.
  case itemsLeft(Int, towards: OverscrollEdge)
  /// Something else took the touch, as a reordering or a map in the list.
  ///
  /// Until `false`, no pull and no nearness fires. What the app or a tap asks for still runs.
  case paused(Bool)
  /// Time passed.
  case frame

  // MARK: The user and the app

  /// The app asks for a run; coalesced with one that is under way and has no answer yet.
  ///
  /// Off window it waits for one. `revealing` scrolls to an edge that is not in sight.
  case begin(OverscrollEdge, revealing: Bool = false)
  /// The action of a run is done.
  case end(RunID, ResultSummary)
  /// The app gives a run up.
  case cancel(OverscrollEdge)
  /// The user tapped the indicator: tries again, or loads the next page.
  case tapped(OverscrollEdge)
  /// The app says that there may be more again.
  case reset(OverscrollEdge)
  /// The app knows that there is nothing more; a page that is being loaded was the last.
  case ranOut(OverscrollEdge)
  /// The app turns an edge on or off; a run that is under way is finished first.
  case enabled(OverscrollEdge, Bool)
  /// The app hides an edge, or shows it again; a run goes on unseen.
  case hidden(OverscrollEdge, Bool)
  /// Content came in before what is seen: the item under the eye has moved by so many points.
  ///
  /// The host finds it out by the item's identity, before and after it applies what an edge brought.
  case scrollAnchorMoved(by: Double, at: OverscrollEdge)
  /// The user tapped the button that leads back to the top.
  case backToTopTapped
}
