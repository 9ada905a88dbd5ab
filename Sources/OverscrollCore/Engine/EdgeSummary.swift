/// The properties of an edge on which the rules between edges depend.
///
/// This is a small copy, because copying an `EdgeMachine` is expensive.
struct EdgeSummary {
  let phase: OverscrollPhase
  let purpose: EdgeOptions.Purpose
  let runID: RunID?
  let deadline: Double
  let movesUntil: Double
  let overscroll: Double
  let isEnabled: Bool
}

extension EdgeMachine {
  /// Inlined, because a call copies the machine out of the engine's optional.
  @inline(__always) var summary: EdgeSummary {
    EdgeSummary(
      phase: state.phase, purpose: options.purpose, runID: currentRunID,
      deadline: deadline, movesUntil: movesUntil, overscroll: overscroll,
      isEnabled: isEnabled)
  }
}
