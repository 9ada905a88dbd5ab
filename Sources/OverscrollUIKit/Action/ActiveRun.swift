#if canImport(UIKit)
  import OverscrollCore

  /// What a host has to know of a run that is under way, or waits for a window.
  package struct ActiveRun: Sendable {
    let record: RunRecord
    /// For whoever asks for the run; the action has a handle of its own.
    let run: OverscrollRun
    var task: Task<Void, Never>?

    init(_ record: RunRecord, edge: OverscrollEdge, runID: RunID) {
      self.record = record
      run = OverscrollRun(record, edge: edge, runID: runID, isActions: false)
    }

    var runID: RunID { run.runID }

    /// The handle that answers for the run.
    func actionsRun() -> OverscrollRun {
      OverscrollRun(record, edge: run.edge, runID: run.runID, isActions: true)
    }

    /// Tells whoever waits for it, and stops the work.
    package func giveUp(as result: RefreshResult) {
      record.giveUp(as: result)
      task?.cancel()
    }
  }
#endif
