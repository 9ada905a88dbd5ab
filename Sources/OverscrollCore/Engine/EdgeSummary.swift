/// What the engine has to know of an edge to decide about the others.
///
/// A machine is large; this is what is carried to and fro instead.
struct EdgeSummary {
  let phase: OverscrollPhase
  let purpose: EdgeOptions.Purpose
  let runID: RunID?
  /// When it goes on by itself, in seconds; infinite for never.
  let deadline: Double
  /// Until when it moves by itself, in seconds.
  let movesUntil: Double
  /// How far the content lies past the edge, in points.
  let overscroll: Double
  let isEnabled: Bool
}

extension EdgeMachine {
  var summary: EdgeSummary {
    EdgeSummary(
      phase: state.phase, purpose: options.purpose, runID: currentRunID,
      deadline: deadline ?? .infinity, movesUntil: movesUntil, overscroll: overscroll,
      isEnabled: isEnabled)
  }

  /// Whether a tap on the indicator runs the action.
  var canBeTapped: Bool {
    guard isEnabled, !isHidden else { return false }
    switch state {
    case .failed: return true
    case .free(.none):
      return options.trigger == .onTap || (isInline && options.trigger != .programmatic)
    default: return false
    }
  }
}

extension OverscrollEngine {
  /// What there is to know of an edge; nil where there is no control.
  @inline(never)
  func summary(at edge: OverscrollEdge) -> EdgeSummary? {
    switch edge {
    case .top: top?.summary
    case .bottom: bottom?.summary
    case .leading: leading?.summary
    case .trailing: trailing?.summary
    }
  }

  /// Whether an edge runs for something.
  func isRunning(_ edge: OverscrollEdge, for purpose: EdgeOptions.Purpose) -> Bool {
    guard let summary = summary(at: edge) else { return false }
    return summary.purpose == purpose && summary.runID != nil
  }
}
