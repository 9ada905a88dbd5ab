/// Where an edge stands.
///
/// What hosts and indicators see of the machine; the machine's own cases carry their data.
public enum OverscrollPhase: UInt8, CaseIterable, Sendable {
  /// Nothing happens. Can become: pulling, armed, waiting, refreshing, noMore.
  case idle
  /// A finger holds the content past the edge, not far enough. Can become: idle, armed, refreshing, noMore.
  case pulling
  /// Letting go now runs the action. Can become: idle, pulling, refreshing, noMore.
  case armed
  /// The app asked for a run before the view is in a window. Can become: idle, refreshing, noMore, failed.
  case waiting
  /// The action runs. Can become: idle, ending, noMore, failed.
  case refreshing
  /// The action is done; its message is shown, then the extra inset goes. Can become: idle, pulling, armed, refreshing, noMore.
  case ending
  /// There is nothing more to load. Can become: idle.
  case noMore
  /// The action failed, and a tap tries again. Can become: idle, pulling, armed, waiting, refreshing, ending, noMore.
  case failed
}
