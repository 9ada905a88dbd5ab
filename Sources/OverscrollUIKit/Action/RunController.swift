#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore

  /// Runs the actions of a scroll view's edges, and keeps their runs and results.
  ///
  /// Releasing the controller cancels the runs in progress.
  @MainActor
  final class RunController {
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
    /// The log for warnings about runs that were not ended, or ended twice.
    private let log: OverscrollLog
    /// The hints that were logged already.
    private var hints: Set<RunHint> = []
    /// Notices runs that nothing ends; nil while none is watched.
    private var patience: Alarm?
    private weak var client: (any RunClient)?

    init(log: OverscrollLog, clock: Alarm.Clock) {
      self.log = log
      idleGate = IdleGate(by: clock)
    }

    deinit {
      for edge in OverscrollEdge.allCases { runs[edge]?.giveUp(as: .cancelled) }
      idleGate.release()
    }

    /// Sets the list whose actions run; held weakly.
    func connect(to client: any RunClient) { self.client = client }

    // MARK: Requests of the app

    /// Requests a run.
    ///
    /// Returns the new run or the one in progress; nil if no run may begin.
    func begin(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = latestRuns[edge]
      client?.ask(.begin(edge, revealing: revealing))
      if let run = activeRun(at: edge) { return run.handle }
      // The run may already have begun and ended.
      return latestRuns[edge] == before ? nil : latestRuns[edge]
    }

    /// Begins a refresh if the list is older than the control allows and no run is in progress.
    func renew(_ edge: OverscrollEdge, of control: OverscrollControl, at now: Date) {
      guard control.isOld(at: now),
        OverscrollEdge.allCases.allSatisfy({ client?.runID(of: $0) == nil })
      else { return }
      _ = begin(at: edge, revealing: false)
    }

    /// Ends an edge's run, even if it still waits for a window.
    func end(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = activeRun(at: edge) else {
        let isManual = client?.control(at: edge)?.action.isManual == true
        return hint(.endedNothing(edge, isManual: isManual))
      }
      run.record.end(result)
    }

    /// Cancels an edge's run, and requests another one.
    ///
    /// Returns nil if no run may begin.
    func restart(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      client?.ask(.cancel(edge))
      client?.control(at: edge)?.action.interrupt?()
      return begin(at: edge, revealing: revealing)
    }

    /// Logs a hint, unless it was logged before.
    private func hint(_ hint: RunHint) {
      if hints.insert(hint).inserted { log.note(hint.line) }
    }

    // MARK: Results

    /// The result of an edge's last run, or of the one that is being ended.
    func result(at edge: OverscrollEdge) -> RefreshResult? { results[edge] }

    /// The last failure of an edge without a success since.
    func failure(at edge: OverscrollEdge) -> RefreshResult? { failures[edge] }

    /// Whether an edge has failed since its last success.
    var hasFailure: Bool { OverscrollEdge.allCases.contains { failures[$0] != nil } }

    /// Whether an edge has a run that the controller has not released.
    func hasRun(at edge: OverscrollEdge) -> Bool { runs[edge] != nil }

    /// Forgets the latest run and result of an edge that lost its control.
    func forget(_ edge: OverscrollEdge) {
      latestRuns[edge] = nil
      results[edge] = nil
      failures[edge] = nil
    }

    // MARK: Effects of the engine

    /// Starts the action of a run.
    func start(_ runID: RunID, at edge: OverscrollEdge) {
      // An observer that was notified earlier may have ended it.
      guard let run = activeRun(at: edge), run.id == runID, run.record.result == nil,
        let control = run.control
      else { return }
      let task = run.record.starting { control.action.start(context(of: run, control)) }
      guard runs[edge]?.handle == run.handle else {
        task?.cancel()
        return
      }
      runs[edge]?.task = task
      watchForEnds()
    }

    /// Looks for runs that nothing has ended, with one alarm at a time for all runs of the list.
    private func watchForEnds() {
      guard patience == nil else { return }
      let watched = OverscrollEdge.allCases.compactMap { runs[$0]?.id }
      patience = Alarm(after: RunHint.patience, by: idleGate.clock) { [weak self] in
        self?.hintAtRuns(among: watched)
      }
    }

    private func hintAtRuns(among watched: [RunID]) {
      patience = nil
      let running = OverscrollEdge.allCases.compactMap { runs[$0] }
      for run in running where watched.contains(run.id) {
        hint(.endless(run.handle.edge, isManual: run.control?.action.isManual == true))
      }
      if !running.isEmpty { watchForEnds() }
    }

    private func context(
      of run: ActiveRun, _ control: OverscrollControl
    ) -> OverscrollAction.Context {
      OverscrollAction.Context(
        run: run.actionHandle(), retries: control.retries, isCancellation: control.isCancellation,
        clock: idleGate.clock, waitUntilIdle: idleWaiter,
        applyResult: { [weak client = self.client, edge = run.handle.edge] body in
          client?.applyResult(at: edge, body) ?? body()
        })
    }

    /// Releases the runs that the engine has finished, and returns their ends.
    @discardableResult
    func release(_ effects: OverscrollEffects) -> PerEdge<RunEnd?> {
      var over = PerEdge<ActiveRun?>(repeating: nil)
      var ends = PerEdge<RunEnd?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        guard let summary = effects.edges[edge].finished else { continue }
        over[edge] = runs[edge]
        ends[edge] = end(edge, summary)
      }
      // Cancel handlers may begin another run, so the records are removed first.
      for edge in OverscrollEdge.allCases { over[edge]?.giveUp(as: results[edge] ?? .cancelled) }
      return ends
    }

    /// Removes the run of an edge, and returns its end.
    private func end(_ edge: OverscrollEdge, _ summary: ResultSummary) -> RunEnd? {
      let own = results[edge].flatMap { $0.kind == summary.kind ? $0 : nil }
      let result = own ?? RefreshResult(summary.kind)
      results[edge] = result
      if summary.kind != .cancelled { failures[edge] = summary.kind == .failed ? result : nil }
      if summary.kind != .failed, summary.kind != .cancelled { client?.noteUpdate(at: edge) }
      // A run that the app does not run has no record.
      let control = runs[edge]?.control ?? client?.control(at: edge)
      runs[edge] = nil
      return control.map { RunEnd(control: $0, result: result) }
    }

    /// The run of an edge, whether or not its action has started.
    private func activeRun(at edge: OverscrollEdge) -> ActiveRun? {
      guard let runID = client?.runID(of: edge) else { return nil }
      if let run = runs[edge], run.id == runID { return run }
      let control = client?.control(at: edge)
      let record = RunRecord(
        log: log, isCancellation: control?.isCancellation ?? OverscrollDefaults.isCancellation
      ) { [weak self] record, result in
        self?.ended(record, result, at: edge)
      }
      let run = ActiveRun(record, of: control, edge: edge, id: runID)
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
    var hasWaiters: Bool { !idleGate.isEmpty }

    /// Returns when the list is idle, or after the engine's apply delay.
    ///
    /// A waiting task holds the gate, not the controller, so that it does not delay the list's release.
    var idleWaiter: @MainActor @Sendable () async -> Void {
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
    func releaseWaiters(always: Bool = false) {
      if hasWaiters, always || client?.isIdle != false { idleGate.release() }
    }
  }

  /// A run in progress, or one that waits for a window.
  private struct ActiveRun: Sendable {
    let record: RunRecord
    /// The handle for callers other than the action.
    let handle: OverscrollRun
    /// The control whose action runs, even if it has been removed since.
    let control: OverscrollControl?
    var task: Task<Void, Never>?

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

    /// Cancels the work, and resumes all callers that await the result.
    func giveUp(as result: RefreshResult) {
      record.giveUp(as: result)
      task?.cancel()
    }
  }
#endif
