/// The effect of a run at one edge on the other edges.
public enum OverlapPolicy: UInt8, CaseIterable, Sendable {
  /// A refresh cancels the page that is being loaded, and no page is loaded while it runs.
  ///
  /// When the refresh has ended, the engine evaluates the triggers again.
  case refreshWins
  /// The first run wins: until it has ended, no other edge can be pulled, begun or loaded.
  case exclusive
  /// Every edge runs independently of the others.
  case independent
}
