#if canImport(UIKit) && !os(watchOS)
  package import Foundation
  package import OverscrollCore

  /// Runs the actions of a scroll view's edges, and keeps their runs and results.
  ///
  /// Releasing the controller cancels the runs in progress.
  @MainActor
  package final class RunController {
    /// The runs in progress, and the runs that wait for a window.
    private var runs = PerEdge<ActiveRun?>(repeating: nil)
    /// The latest run of each edge, even after it has ended.
    private var latestRuns = PerEdge<OverscrollRun?>(repeating: nil)
    /// The result of each edge's last run.
    private var results = PerEdge<RefreshResult?>(repeating: nil)
    /// The failure of each edge since its last success; a cancelled run leaves it.
    private var failures = PerEdge<RefreshResult?>(repeating: nil)
    /// Holds the actions that wait until the list is idle.
    private let idleGate: IdleGate
    /// The log for warnings about runs that were released without being ended.
    private let log: OverscrollLog
    private weak var client: (any RunClient)?

    package init(log: OverscrollLog, clock: Alarm.Clock) {
      self.log = log
      idleGate = IdleGate(by: clock)
    }

    deinit {
      for edge in OverscrollEdge.allCases { runs[edge]?.giveUp(as: .cancelled) }
      idleGate.release()
    }

    /// Sets the list whose actions run; held weakly.
    package func connect(to client: any RunClient) { self.client = client }

    // MARK: Requests of the app

    /// Requests a run.
    ///
    /// Returns the new run or the one in progress; nil if no run may begin.
    package func begin(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = latestRuns[edge]
      client?.ask(.begin(edge, revealing: revealing))
      if let run = activeRun(at: edge) { return run.handle }
      // The run may already have begun and ended.
      return latestRuns[edge] == before ? nil : latestRuns[edge]
    }

    /// Begins a refresh if the list is older than the control allows and no run is in progress.
    package func renew(_ edge: OverscrollEdge, of control: OverscrollControl, at now: Date) {
      guard control.isOld(at: now),
        OverscrollEdge.allCases.allSatisfy({ client?.runID(of: $0) == nil })
      else { return }
      _ = begin(at: edge, revealing: false)
    }

    /// Ends an edge's run, even if it still waits for a window.
    package func end(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = activeRun(at: edge) else {
        client?.endedNothing(at: edge)
        return
      }
      run.record.end(result)
    }

    // MARK: Results

    /// The result of an edge's last run, or of the one that is being ended.
    package func result(at edge: OverscrollEdge) -> RefreshResult? { results[edge] }

    /// The last failure of an edge without a success since.
    package func failure(at edge: OverscrollEdge) -> RefreshResult? { failures[edge] }

    /// Whether an edge has failed since its last success.
    var hasFailure: Bool { OverscrollEdge.allCases.contains { failures[$0] != nil } }

    /// Whether an edge has a run that the controller has not released.
    package func hasRun(at edge: OverscrollEdge) -> Bool { runs[edge] != nil }

    /// Forgets the latest run and result of an edge that lost its control.
    package func forget(_ edge: OverscrollEdge) {
      latestRuns[edge] = nil
      results[edge] = nil
      failures[edge] = nil
    }

    // MARK: Effects of the engine

    /// Starts the action of a run.
    package func start(_ runID: RunID, at edge: OverscrollEdge) {
      // An observer that was notified earlier may have ended it.
      guard let action = client?.overscrollAction(at: edge), let run = activeRun(at: edge),
        run.id == runID,
        run.record.result == nil
      else { return }
      let context = OverscrollAction.Context(
        run: run.actionHandle(), retries: action.retries, clock: idleGate.clock,
        waitUntilIdle: idleWaiter,
        applyResult: { [weak client = self.client] body in
          client?.applyResult(at: edge, body) ?? body()
        })
      let task = action.start(context)
      if runs[edge]?.handle == run.handle { runs[edge]?.task = task } else { task?.cancel() }
    }

    /// Releases the runs that the engine has finished.
    package func release(_ effects: OverscrollEffects) {
      var over = PerEdge<ActiveRun?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        guard let result = effects.edges[edge].finished else { continue }
        over[edge] = release(edge, result)
      }
      // Cancel handlers may begin another run, so the records are removed first.
      for edge in OverscrollEdge.allCases { over[edge]?.giveUp(as: results[edge] ?? .cancelled) }
    }

    private func release(_ edge: OverscrollEdge, _ summary: ResultSummary) -> ActiveRun? {
      let result = results[edge].flatMap { $0.kind == summary.kind ? $0 : nil }
      results[edge] = result ?? RefreshResult(summary.kind)
      if summary.kind != .cancelled {
        failures[edge] = summary.kind == .failed ? results[edge] : nil
      }
      if summary.kind != .failed, summary.kind != .cancelled { client?.noteUpdate(at: edge) }
      defer { runs[edge] = nil }
      return runs[edge]
    }

    /// The run of an edge, whether or not its action has started.
    private func activeRun(at edge: OverscrollEdge) -> ActiveRun? {
      guard let runID = client?.runID(of: edge) else { return nil }
      if let run = runs[edge], run.id == runID { return run }
      let record = RunRecord(log: log) { [weak self] record, result in
        self?.ended(record, result, at: edge)
      }
      let run = ActiveRun(record, edge: edge, id: runID)
      runs[edge] = run
      latestRuns[edge] = run.handle
      results[edge] = nil
      return run
    }

    /// Passes the app's result on to the engine.
    private func ended(_ record: RunRecord, _ result: RefreshResult, at edge: OverscrollEdge) {
      guard let run = runs[edge], run.record === record else { return }
      results[edge] = result
      client?.ask(.end(run.id, result.summary))
    }

    // MARK: Waiting until idle

    /// Whether a task waits until the list is idle.
    package var hasWaiters: Bool { !idleGate.isEmpty }

    /// Returns when the list is idle, or after the engine's apply delay.
    ///
    /// A waiting task holds the gate, not the controller, so that it does not delay the list's release.
    package var idleWaiter: @MainActor @Sendable () async -> Void {
      { [weak self, idleGate] in
        if let limit = self?.idleWaitLimit() { await idleGate.wait(atMost: limit) }
      }
    }

    /// How long to wait for the list at most, in seconds; nil if it is idle.
    private func idleWaitLimit() -> Double? {
      guard let client else { return nil }
      let limit = client.applyDelay
      return limit > 0 && client.waitUntilIdle() ? limit : nil
    }

    /// Releases the tasks that wait for the list, if it is idle.
    package func releaseWaiters(always: Bool = false) {
      if hasWaiters, always || client?.isIdle != false { idleGate.release() }
    }
  }

  /// A run in progress, or one that waits for a window.
  private struct ActiveRun: Sendable {
    let record: RunRecord
    /// The handle for callers other than the action.
    let handle: OverscrollRun
    var task: Task<Void, Never>?

    init(_ record: RunRecord, edge: OverscrollEdge, id: RunID) {
      self.record = record
      handle = OverscrollRun(record, edge: edge, id: id, isActions: false)
    }

    var id: RunID { handle.id }

    /// A handle for the action; releasing it cancels the run.
    func actionHandle() -> OverscrollRun {
      OverscrollRun(record, edge: handle.edge, id: id, isActions: true)
    }

    /// Cancels the work, and resumes all callers that await the result.
    func giveUp(as result: RefreshResult) {
      record.giveUp(as: result)
      task?.cancel()
    }
  }
#endif
