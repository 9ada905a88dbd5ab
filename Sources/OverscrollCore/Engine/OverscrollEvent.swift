/// An event of the scroll view, the user or the app, which a host reports to the engine.
package enum OverscrollEvent: Equatable, Sendable {
  // MARK: The view

  /// The length of the content, the length of the viewport or the base insets of an axis changed.
  case geometryChanged(AxisGeometry, along: OverscrollAxis = .vertical)
  /// The lengths are not final, as during a layout, or the host has another reason to hold the
  /// triggers.
  ///
  /// No edge fires by nearness until ``triggersReleased``; pulls, releases and taps fire.
  case triggersHeld
  /// The lengths are final; the engine evaluates the triggers with them.
  case triggersReleased
  /// A finger grabbed the content.
  case dragBegan
  /// The content is at the given offset, in points, no matter what moved it.
  case scrolled(to: Double, along: OverscrollAxis = .vertical)
  /// The finger was lifted.
  ///
  /// If the edge is armed, it fires.
  case dragEnded
  /// The system cancelled the touch.
  ///
  /// A cancelled touch never runs an action.
  case dragCancelled
  case cameToRest
  /// The view entered a window.
  ///
  /// Before this event, the host reports the lengths and offsets in the new window, because they
  /// determine which edges are visible.
  case attached
  case detached
  /// The list started or stopped pinning its section headers to its inset.
  case pinnedHeaders(Bool)
  /// The host counted the items that are left to scroll towards an edge, not including the visible
  /// ones.
  case itemsLeft(Int, towards: OverscrollEdge)
  /// Another gesture took the touch, for example to reorder rows or to move a map in the list.
  ///
  /// While it is true, neither pulls nor approaching an edge starts a run. The app and taps can
  /// still start runs.
  case paused(Bool)
  /// Time passed.
  ///
  /// As with every event, the engine first handles the deadlines up to this time.
  case frame

  // MARK: The user and the app

  /// The app asked for a run.
  ///
  /// If a run without a result is in progress, no other run starts.
  ///
  /// If the view is not in a window, the run waits until it is. `revealing` scrolls to the edge if
  /// it is not visible.
  case begin(OverscrollEdge, revealing: Bool = false)
  case end(RunID, RefreshResult.Summary)
  case cancel(OverscrollEdge)
  /// The app began or ended a refresh or load that it performs itself.
  ///
  /// The edge shows it as a run without an action. Meanwhile, neither pulls nor approaching the
  /// edge runs the action. A beginning is ignored while the edge has a run in progress. An end is
  /// ignored if the edge shows no such run.
  case ranElsewhere(OverscrollEdge, isRunning: Bool)
  /// The host allowed or forbade arming the edge with the current pull, and therefore firing it.
  ///
  /// In response to ``EdgeEffects/asksToArm``, the answer counts until the pull is shorter than the
  /// trigger distance. Otherwise, it counts for the rest of the touch. Forbidding an armed edge
  /// disarms it.
  case armingAllowed(OverscrollEdge, Bool)
  /// The user tapped the indicator.
  ///
  /// The action runs again, or loads the next page.
  case tapped(OverscrollEdge)
  /// The app reset an edge, because there may be more to load again.
  case reset(OverscrollEdge)
  /// The app knows that there is nothing more to load.
  ///
  /// If a page is loading, it is the last one.
  case noMore(OverscrollEdge)
  /// The app itself loaded the list, without a run of an edge.
  ///
  /// If it has no rows, an edge that loads more may load the first ones.
  case loaded
  /// The app enabled or disabled an edge.
  ///
  /// Disabling an edge ends a pull, and cancels a run that waits for a window. A run in progress goes on
  /// to its end.
  case enabled(OverscrollEdge, Bool)
  /// The app hid or showed an edge.
  ///
  /// A run continues while the edge is hidden.
  case hidden(OverscrollEdge, Bool)
  /// Content was inserted before the visible part and moved the visible items by the given
  /// distance, in points.
  ///
  /// To determine the distance, the host finds the same item before and after it applies a page.
  case scrollAnchorMoved(by: Double, at: OverscrollEdge)
  case backToTopTapped
}
