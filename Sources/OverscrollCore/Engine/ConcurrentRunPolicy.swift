/// The effect of a run at one edge on the other edges.
public enum ConcurrentRunPolicy: UInt8, CaseIterable, Sendable {
  /// A refresh cancels the page that is loading, and no page loads until the refresh has ended.
  ///
  /// When the refresh has ended, the engine evaluates the triggers again.
  case refreshCancelsLoads
  /// The first run wins.
  ///
  /// Until it has ended, no other edge can be pulled, begun or loaded.
  case oneAtATime
  /// Every edge runs independently of the others.
  case independent
}
