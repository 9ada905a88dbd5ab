#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// A warning about the runs of an edge, logged once.
  enum RunHint: Hashable {
    /// The app ended a run where none was in progress.
    case endedNothing(OverscrollEdge, isManual: Bool)
    /// Nothing has ended a run for a long time.
    case endless(OverscrollEdge, isManual: Bool)

    /// The time after which a run seems endless, in seconds.
    ///
    /// Half of the 60 seconds after which URLSession's requests time out.
    static let patience = 30.0

    var line: String {
      switch self {
      case .endedNothing(let edge, isManual: true):
        """
        end(_:) was called at the \(edge) edge while no run was in progress. If the run has ended before, call end(_:) \
        once per run.
        """
      case .endedNothing(let edge, isManual: false):
        """
        end(_:) was called at the \(edge) edge while no run was in progress: its runs end when the action returns. If \
        it returns before its work is done, await the work, or pass the action as `manual:`.
        """
      case .endless(let edge, isManual: true):
        """
        A run at the \(edge) edge is in progress for \(Int(Self.patience)) seconds. Call end(_:) of the run or of the \
        control when the work is done, after errors as well, or set overscroll.durations.timeout.
        """
      case .endless(let edge, isManual: false):
        """
        A run at the \(edge) edge is in progress for \(Int(Self.patience)) seconds, because its action has not \
        returned. Return, throw, or set a timeout in the durations of the list.
        """
      }
    }
  }
#endif
