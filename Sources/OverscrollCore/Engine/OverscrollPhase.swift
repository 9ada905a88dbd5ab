/// Where an edge stands.
///
/// What hosts and indicators see of the machine; the machine's own cases carry their data.
public enum OverscrollPhase: UInt8, CaseIterable, Sendable {
  /// Nothing happens. Can become: pulling, armed, refreshing, noMore.
  case idle
  /// A finger holds the content past the edge, not far enough. Can become: idle, armed, refreshing.
  case pulling
  /// Letting go now runs the action. Can become: idle, pulling, refreshing.
  case armed
  /// The action runs. Can become: ending, failed, noMore, idle.
  case refreshing
  /// The action is done; its message is shown, then the share goes. Can become: idle, noMore, pulling, refreshing.
  case ending
  /// There is nothing more to load. Can become: idle.
  case noMore
  /// The action failed, and a tap tries again. Can become: refreshing, pulling, armed, ending, idle.
  case failed
}
