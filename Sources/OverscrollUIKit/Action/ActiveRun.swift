#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// A run in progress, or one that waits for a window, as its host keeps it.
  package struct ActiveRun: Sendable {
    let record: RunRecord
    /// The handle for everyone but the action.
    let run: OverscrollRun
    var task: Task<Void, Never>?

    init(_ record: RunRecord, edge: OverscrollEdge, runID: RunID) {
      self.record = record
      run = OverscrollRun(record, edge: edge, id: runID, isActions: false)
    }

    var runID: RunID { run.id }

    /// A handle for the action, whose release cancels the run.
    func actionHandle() -> OverscrollRun {
      OverscrollRun(record, edge: run.edge, id: run.id, isActions: true)
    }

    /// Cancels the work, and resumes everyone who waits for the result.
    package func giveUp(as result: RefreshResult) {
      record.giveUp(as: result)
      task?.cancel()
    }
  }
#endif
