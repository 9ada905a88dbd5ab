/// The phase of an edge.
///
/// Hosts and indicators use the phase; the cases of the machine's own state also contain data.
public enum OverscrollPhase: UInt8, CaseIterable, Sendable {
  /// Nothing happens.
  ///
  /// Can become: pulling, armed, waiting, refreshing, noMore.
  case idle
  /// A finger holds the content past the edge, but not far enough to arm it, or the edge may not be
  /// armed.
  ///
  /// Can become: idle, armed, refreshing, noMore.
  case pulling
  /// Lifting the finger runs the action.
  ///
  /// Can become: idle, pulling, refreshing, noMore.
  case armed
  /// The app asked for a run while the view was not in a window.
  ///
  /// Can become: idle, refreshing, noMore, failed.
  case waiting
  /// The action runs.
  ///
  /// Can become: idle, ending, noMore, failed.
  case refreshing
  /// The action has ended.
  ///
  /// Its message is shown, and then the extra inset closes.
  ///
  /// Can become: idle, pulling, armed, refreshing, noMore.
  case ending
  /// There is nothing more to load.
  ///
  /// Can become: idle.
  case noMore
  /// The action failed; a tap tries again.
  ///
  /// Can become: idle, pulling, armed, waiting, refreshing, ending, noMore.
  case failed
}
