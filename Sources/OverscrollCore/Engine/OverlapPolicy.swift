/// What a run at one edge means for the other edges.
public enum OverlapPolicy: UInt8, CaseIterable, Sendable {
  /// A refresh cancels the page that is being loaded, and no page is loaded while it runs.
  ///
  /// What came near meanwhile is decided anew when the refresh has ended.
  case refreshWins
  /// Whoever runs first: nothing is pulled, begun or loaded at any other edge until it has ended.
  case exclusive
  /// Every edge runs for itself.
  case independent
}
