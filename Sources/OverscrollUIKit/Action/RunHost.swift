#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  package import OverscrollCore

  /// A host that runs the actions of a scroll view's edges.
  @MainActor
  package protocol RunHost: AnyObject, Sendable {
    var engine: OverscrollEngine { get }
    /// The runs in progress, and those that wait for a window.
    var runs: PerEdge<ActiveRun?> { get set }
    /// The latest run of each edge.
    var latestRuns: PerEdge<OverscrollRun?> { get set }
    /// The result of each edge's last run.
    var results: PerEdge<RefreshResult?> { get set }
    /// Where actions wait until the list is idle.
    var idleGate: IdleGate { get }
    var log: OverscrollLog { get }
    /// Whether no finger holds the list and nothing decelerates, bounces or animates.
    var isIdle: Bool { get }

    /// The action of an edge; nil if it has no control.
    func overscrollAction(at edge: OverscrollEdge) -> OverscrollAction?
    /// Applies a result that was fetched at an edge, and preserves the scroll position where it should.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    /// Sends the engine a request of the app.
    func ask(_ event: OverscrollEvent)
    /// Notes the time of a successful update.
    func noteUpdate(at edge: OverscrollEdge)
    /// Reports that the app ended a run where none was in progress.
    func endedNothing(at edge: OverscrollEdge)
    /// Starts watching for the list to become idle; returns false if it already is.
    func waitUntilIdle() -> Bool
  }

  extension RunHost {
    /// Requests a run.
    ///
    /// Returns nil if none is in progress and none may begin.
    package func beginRun(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = latestRuns[edge]
      ask(.begin(edge, revealing: revealing))
      if let run = activeRun(at: edge) { return run.run }
      // The run may already have begun and ended.
      return latestRuns[edge] == before ? nil : latestRuns[edge]
    }

    /// Begins a refresh if the list is older than the control allows and nothing runs.
    package func renew(_ edge: OverscrollEdge, of control: OverscrollControl, at now: Date) {
      guard control.isOld(at: now),
        OverscrollEdge.allCases.allSatisfy({ engine.runID(of: $0) == nil })
      else { return }
      _ = beginRun(at: edge, revealing: false)
    }

    /// Ends an edge's run, also one that waits for a window.
    package func endRun(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = activeRun(at: edge) else { return endedNothing(at: edge) }
      run.record.end(result)
    }

    /// The result of an edge's last run; nil while another one is in progress.
    package func result(at edge: OverscrollEdge) -> RefreshResult? {
      engine.runID(of: edge) == nil ? results[edge] : nil
    }

    /// The run of an edge, whether its action has started or not.
    private func activeRun(at edge: OverscrollEdge) -> ActiveRun? {
      guard let runID = engine.runID(of: edge) else { return nil }
      if let run = runs[edge], run.runID == runID { return run }
      let record = RunRecord(log: log) { [weak self] record, result in
        self?.ended(record, result, at: edge)
      }
      let run = ActiveRun(record, edge: edge, runID: runID)
      runs[edge] = run
      latestRuns[edge] = run.run
      results[edge] = nil
      return run
    }

    /// Starts the action of a run.
    package func start(_ runID: RunID, at edge: OverscrollEdge) {
      // An observer that was notified earlier may have ended it.
      guard let action = overscrollAction(at: edge), let run = activeRun(at: edge),
        run.runID == runID,
        run.record.result == nil
      else { return }
      let context = OverscrollAction.Context(
        run: run.actionHandle(), retries: action.retries, clock: idleGate.clock,
        waitUntilIdle: idleWaiter,
        applyResult: { [weak self] body in
          self?.applyResult(at: edge, body) ?? body()
        })
      let task = action.start(context)
      if runs[edge]?.run == run.run { runs[edge]?.task = task } else { task?.cancel() }
    }

    /// Passes a result of the app on to the engine.
    private func ended(_ record: RunRecord, _ result: RefreshResult, at edge: OverscrollEdge) {
      guard let run = runs[edge], run.record === record else { return }
      results[edge] = result
      ask(.end(run.runID, result.summary))
    }

    /// Releases the runs that the engine has finished.
    package func putAwayRuns(_ effects: OverscrollEffects) {
      var over = PerEdge<ActiveRun?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        guard let result = effects.edges[edge].finished else { continue }
        over[edge] = putAwayRun(at: edge, result)
      }
      // Cancel handlers may begin another run, so the records are released first.
      for edge in OverscrollEdge.allCases { over[edge]?.giveUp(as: results[edge] ?? .cancelled) }
    }

    private func putAwayRun(at edge: OverscrollEdge, _ summary: ResultSummary) -> ActiveRun? {
      let result = results[edge].flatMap { $0.kind == summary.kind ? $0 : nil }
      results[edge] = result ?? RefreshResult(summary.kind)
      if summary.kind != .failed, summary.kind != .cancelled { noteUpdate(at: edge) }
      defer { runs[edge] = nil }
      return runs[edge]
    }

    // MARK: Waiting until idle

    /// Returns when the list is idle, or after the engine's apply delay.
    ///
    /// A waiting task holds the gate, not the host, so that it does not delay the list's release.
    var idleWaiter: @MainActor @Sendable () async -> Void {
      { [weak self, idleGate] in
        if let limit = self?.idleWaitLimit() { await idleGate.wait(atMost: limit) }
      }
    }

    /// How long to wait for the list at most, in seconds; nil if it is idle.
    private func idleWaitLimit() -> Double? {
      let limit = engine.times.applyDelay
      return limit > 0 && waitUntilIdle() ? limit : nil
    }

    /// Releases the tasks that wait for the list, if it is idle.
    package func releaseWaiters(always: Bool = false) {
      if !idleGate.isEmpty, always || isIdle { idleGate.release() }
    }
  }
#endif
