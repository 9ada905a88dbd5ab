#if canImport(UIKit)
  package import Foundation
  package import OverscrollCore

  /// What runs the actions of a scroll view: a host of whatever kind.
  @MainActor
  package protocol RunHost: AnyObject, Sendable {
    var engine: OverscrollEngine { get }
    /// What is under way, or waits for a window.
    var runs: PerEdge<ActiveRun?> { get set }
    /// The run of each edge that was the last to begin.
    var latestRuns: PerEdge<OverscrollRun?> { get set }
    /// How the last run of each edge ended.
    var results: PerEdge<RefreshResult?> { get set }
    /// Where those wait who want the list to stand still.
    var idleGate: IdleGate { get }
    var log: OverscrollLog { get }
    /// Whether nobody moves the list, and it does not move by itself.
    var isCalm: Bool { get }

    /// What an edge does; nil where nothing stands there.
    func overscrollAction(at edge: OverscrollEdge) -> OverscrollAction?
    /// Lets a result come in that was loaded at an edge.
    func applyResult(at edge: OverscrollEdge, _ body: () -> RefreshResult)
      -> RefreshResult
    /// Tells the engine what the app asks for.
    func ask(_ event: OverscrollEvent)
    /// Says that an edge was updated with success.
    func noteUpdate(at edge: OverscrollEdge)
    /// Says that the app has ended what did not run.
    func endedNothing(at edge: OverscrollEdge)
    /// Says whether the list has to be waited for; then the host looks for its rest.
    func waitUntilIdle() -> Bool
  }

  /// The actions: how they begin, and how they end.
  extension RunHost {
    /// Asks for a run; nil where there is none, and none may begin.
    package func beginRun(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = latestRuns[edge]
      ask(.begin(edge, revealing: revealing))
      if let run = activeRun(at: edge) { return run.run }
      // It may have begun and ended by now.
      return latestRuns[edge] == before ? nil : latestRuns[edge]
    }

    /// Begins what is due by its age, unless something runs already.
    package func renew(_ edge: OverscrollEdge, of control: OverscrollControl, at now: Date) {
      guard control.isOld(at: now),
        OverscrollEdge.allCases.allSatisfy({ engine.runID(of: $0) == nil })
      else { return }
      _ = beginRun(at: edge, revealing: false)
    }

    /// Ends what runs at an edge, or waits for a window there, from its control's side.
    package func endRun(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = activeRun(at: edge) else { return endedNothing(at: edge) }
      run.record.end(result)
    }

    /// How the last run of an edge ended; nil while another one is under way.
    package func result(at edge: OverscrollEdge) -> RefreshResult? {
      engine.runID(of: edge) == nil ? results[edge] : nil
    }

    /// The run of the run that an edge is in, whether its action has begun or not.
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

    /// Begins the action of a run.
    package func start(_ runID: RunID, at edge: OverscrollEdge) {
      // What was told before may have ended it.
      guard let action = overscrollAction(at: edge), let run = activeRun(at: edge),
        run.runID == runID,
        run.record.result == nil
      else { return }
      let context = OverscrollAction.Context(
        run: run.actionsRun(), retries: action.retries, clock: idleGate.clock, calm: calm,
        applyResult: { [weak self] body in
          self?.applyResult(at: edge, body) ?? body()
        })
      let task = action.start(context)
      if runs[edge]?.run == run.run { runs[edge]?.task = task } else { task?.cancel() }
    }

    /// The app has ended a run.
    private func ended(_ record: RunRecord, _ result: RefreshResult, at edge: OverscrollEdge) {
      guard let run = runs[edge], run.record === record else { return }
      results[edge] = result
      ask(.end(run.runID, result.summary))
    }

    /// The engine has completed runs, whoever ended them.
    package func putAwayRuns(_ effects: OverscrollEffects) {
      var over = PerEdge<ActiveRun?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        guard let result = effects.edges[edge].finished else { continue }
        over[edge] = putAwayRun(at: edge, result)
      }
      // Whoever hears of it may begin another one.
      for edge in OverscrollEdge.allCases { over[edge]?.giveUp(as: results[edge] ?? .cancelled) }
    }

    private func putAwayRun(at edge: OverscrollEdge, _ summary: ResultSummary) -> ActiveRun? {
      let result = results[edge].flatMap { $0.kind == summary.kind ? $0 : nil }
      results[edge] = result ?? RefreshResult(summary.kind)
      if summary.kind != .failed, summary.kind != .cancelled { noteUpdate(at: edge) }
      defer { runs[edge] = nil }
      return runs[edge]
    }

    // MARK: Standing still

    /// Returns when no finger holds the list and nothing bounces, or after the time for that.
    ///
    /// Whoever waits holds the room and not the host: a list that is dropped is dropped at once.
    var calm: @MainActor @Sendable () async -> Void {
      { [weak self, idleGate] in
        if let limit = self?.timeToCalm() { await idleGate.wait(atMost: limit) }
      }
    }

    /// How many seconds the list is to be waited for, at most; nil where it stands still.
    private func timeToCalm() -> Double? {
      let limit = engine.times.applyDelay
      return limit > 0 && waitUntilIdle() ? limit : nil
    }

    /// Lets those go who wait for the list to stand still, where it does.
    package func releaseCalm(everybody: Bool = false) {
      if !idleGate.isEmpty, everybody || isCalm { idleGate.release() }
    }
  }
#endif
