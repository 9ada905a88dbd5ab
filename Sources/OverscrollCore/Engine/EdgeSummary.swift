/// The properties of an edge on which the rules between edges depend.
///
/// This is a small copy, because copying an `EdgeMachine` is expensive.
struct EdgeSummary {
  let phase: OverscrollPhase
  let purpose: EdgeOptions.Purpose
  let runID: RunID?
  /// The time of the next change without an event, in seconds; infinite for never.
  let deadline: Double
  /// The end of the edge's last motion, in seconds.
  let movesUntil: Double
  /// The distance between the content and the base edge, in points; 0 if the content covers it.
  let overscroll: Double
  let isEnabled: Bool
}

extension EdgeMachine {
  var summary: EdgeSummary {
    EdgeSummary(
      phase: state.phase, purpose: options.purpose, runID: currentRunID,
      deadline: deadline, movesUntil: movesUntil, overscroll: overscroll,
      isEnabled: isEnabled)
  }
}
