#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// The run of an edge's action, and what is known of the former ones.
  struct EdgeRuns: Sendable {
    /// The run in progress, or the one that waits for a window.
    private(set) var active: ActiveRun?
    /// The latest run, even after it has ended.
    private(set) var latest: OverscrollRun?
    /// The result of the last run, or of the one that is being ended.
    private(set) var result: RefreshResult?
    /// The failure since the last success; a cancelled run leaves it.
    private(set) var failure: RefreshResult?

    /// Adds a run that the engine has begun.
    mutating func add(_ run: ActiveRun) {
      active = run
      latest = run.handle
      result = nil
    }

    /// Keeps the task of a run's action; a run that has ended meanwhile cancels it.
    mutating func keep(_ task: Task<Void, Never>?, of run: ActiveRun) {
      if active?.handle == run.handle { active?.task = task } else { task?.cancel() }
    }

    /// Keeps the app's result for ``finish(_:)``; returns the run that ends, or nil if it has ended
    /// already.
    mutating func keep(_ result: RefreshResult, of record: RunRecord) -> RunID? {
      guard let active, active.record === record else { return nil }
      self.result = result
      return active.id
    }

    /// Removes the run that the engine has finished, and returns it with its result.
    ///
    /// A run that the app performs itself has no record unless the app asked for its
    /// handle or ended it with a result.
    mutating func finish(_ summary: RefreshResult.Summary) -> (
      run: ActiveRun?, result: RefreshResult
    ) {
      let own = active != nil && result?.kind == summary.kind ? result : nil
      let final = own ?? RefreshResult(summary.kind)
      result = final
      if summary.kind != .cancelled { failure = summary.kind == .failed ? final : nil }
      defer { active = nil }
      return (active, final)
    }

    /// Forgets the latest run and its result, because the edge has lost its control.
    mutating func forget() { (latest, result, failure) = (nil, nil, nil) }
  }

  /// A run in progress, or one that waits for a window.
  struct ActiveRun: Sendable {
    let record: RunRecord
    /// The handle for callers other than the action.
    let handle: OverscrollRun
    /// The control whose action runs, even if it has been removed since.
    let control: OverscrollControl?
    fileprivate(set) var task: Task<Void, Never>?

    init(
      _ record: RunRecord, of control: OverscrollControl?, edge: OverscrollEdge, id: RunID
    ) {
      self.record = record
      self.control = control
      handle = OverscrollRun(record, edge: edge, id: id, isActions: false)
    }

    var id: RunID { handle.id }

    /// A handle for the action; releasing it cancels the run.
    func actionHandle() -> OverscrollRun {
      OverscrollRun(record, edge: handle.edge, id: id, isActions: true)
    }

    /// Cancels the work, and resumes all callers that await the result; a result of the app stays.
    func end(as result: RefreshResult) {
      record.giveUp(as: result)
      task?.cancel()
    }
  }
#endif
