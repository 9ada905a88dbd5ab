/// An event of a scroll view, its user or its app, as a host reports it to the engine.
public enum OverscrollEvent: Equatable, Sendable {
  // MARK: The view

  /// The length of the content, the length of the viewport or the base insets of an axis changed.
  case geometryChanged(AxisGeometry, along: OverscrollAxis = .vertical)
  /// A layout began, whose lengths are not final.
  ///
  /// Nothing is loaded until it has ended.
  case layoutBegan
  /// The layout ended.
  ///
  /// Triggers are evaluated with the final lengths.
  case layoutEnded
  /// A finger grabbed the content.
  case dragBegan
  /// The content is at an offset, in points, whatever moved it.
  case scrolled(to: Double, along: OverscrollAxis = .vertical)
  /// The finger was lifted.
  ///
  /// An armed edge fires.
  case dragEnded
  /// The system cancelled the touch.
  ///
  /// It never runs an action.
  case dragCancelled
  /// The content stopped moving.
  case cameToRest
  /// Other code moves the content from now on.
  ///
  /// The engine no longer moves it for a closing inset.
  case takenOver
  /// The view entered a window.
  ///
  /// The host reports the lengths and offsets in the new window before this event, because they
  /// determine which edge is visible.
  case attached
  /// The view left its window.
  case detached
  /// The list started or stopped pinning its section headers to its inset.
  case pinnedHeaders(Bool)
  /// The host counted the items that are left to scroll towards an edge, beyond the visible ones.
  case itemsLeft(Int, towards: OverscrollEdge)
  /// Another gesture took the touch, such as reordering, or a map in the list.
  ///
  /// While it is true, neither pulls nor nearness start a run. The app and taps can still start runs.
  case paused(Bool)
  /// Time passed.
  ///
  /// Deadlines up to this time are passed first, as with every event.
  case frame

  // MARK: The user and the app

  /// The app asked for a run. A run that is in progress without a result counts as that run.
  ///
  /// Without a window, the run waits for one. `revealing` scrolls to the edge if it is not visible.
  case begin(OverscrollEdge, revealing: Bool = false)
  /// The action of a run ended.
  case end(RunID, ResultSummary)
  /// The app cancelled the run of an edge.
  case cancel(OverscrollEdge)
  /// A refresh or load that the app runs itself began or ended.
  ///
  /// The edge shows it as a run without an action: pulls and nearness run nothing meanwhile. The
  /// beginning is ignored while a run of the edge is in progress, the end if the edge shows none
  /// that began so.
  case ranElsewhere(OverscrollEdge, isRunning: Bool)
  /// The host allowed or forbade the pull at an edge to arm it, and with that to fire.
  ///
  /// After ``EdgeEffects/asksToArm`` the answer counts until the pull is shorter than the trigger
  /// distance; unasked, for the rest of the touch. An armed edge that is forbidden is not armed.
  case armingAllowed(OverscrollEdge, Bool)
  /// The user tapped the indicator: the action runs again, or loads the next page.
  case tapped(OverscrollEdge)
  /// The app reset an edge: there may be more to load again.
  case reset(OverscrollEdge)
  /// The app knows that there is nothing more to load.
  ///
  /// A page that is loading was the last one.
  case ranOut(OverscrollEdge)
  /// The app enabled or disabled an edge.
  ///
  /// A run in progress ends first.
  case enabled(OverscrollEdge, Bool)
  /// The app hid or showed an edge.
  ///
  /// A run continues while the edge is hidden.
  case hidden(OverscrollEdge, Bool)
  /// Content was inserted before the visible part, and moved the visible items by a distance, in
  /// points.
  ///
  /// The host determines the distance by an item's identity, before and after it applies a page.
  case scrollAnchorMoved(by: Double, at: OverscrollEdge)
  /// The user tapped the back-to-top button.
  case backToTopTapped
}
