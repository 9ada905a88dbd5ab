/// An event of the scroll view, the app or the clock, as one edge receives it.
///
/// It is small because every step passes it on; ``EdgeSurroundings`` contains the edge's position.
enum EdgeEvent {
  // MARK: Movement

  /// The distance between the content and the base edge changed by scrolling.
  case scrolled
  /// The lengths changed, and so did the distance between the content and the base edge.
  ///
  /// With `keepsInset`, an open extra inset stays open, because the layout moved the edge and not
  /// the user.
  case lengthsChanged(keepsInset: Bool)
  case pinnedHeadersChanged

  // MARK: Touch

  /// A finger grabbed the content.
  ///
  /// An edge that is closing is idle at once, or has no more after the last page; its extra inset
  /// moves on to its end.
  case dragBegan
  /// The finger was lifted, or pulls are no longer allowed.
  ///
  /// A pull that has not fired ends.
  case pullEnded
  /// The system cancelled the touch.
  ///
  /// The pull ends, and further movement of the touch fires nothing.
  case pullCancelled
  /// The app allowed or forbade the pull to arm the edge.
  case armingAllowed(Bool)
  case cameToRest

  // MARK: Window

  /// The scroll view entered a window.
  ///
  /// A waiting run starts.
  case attached
  /// The scroll view left its window.
  ///
  /// Pulls and closing animations finish at once, because they are invisible.
  case detached

  // MARK: Run

  /// The trigger fired, or the app or the user asked for a run.
  case fired(RunID, RunCause)
  case ended(RunID, RefreshResult.Summary)
  case cancelled
  /// A refresh began.
  ///
  /// It replaces the list, so the result of the page that is loading no longer counts.
  case overtaken
  case deadlinePassed
  /// There may be more to load again.
  ///
  /// This resets `noMore` and failures.
  case renewed
  /// A refresh determined that there is nothing more to load.
  case refreshFoundEnd
  /// The app determined that there is nothing more to load.
  ///
  /// A page that is loading is the last one.
  case lastPage
  /// A run that loaded the list is over, so rows that it has brought are there.
  case loaded

  // MARK: Settings

  case enabled(Bool)
  case hidden(Bool)
  /// The edge has new options for the same purpose.
  case adopted
  case removed

  /// Whether the event is ``scrolled``, which comes often and usually leaves all deadlines unchanged.
  var isScroll: Bool { if case .scrolled = self { true } else { false } }
}
