#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// The actions: how they begin, and how they end.
  extension OverscrollHostView {
    /// Asks for a run; nil where there is none, and none may begin.
    func beginRun(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = latestRuns[edge]
      ask(.begin(edge, revealing: revealing))
      if let run = activeRun(at: edge) { return run.run }
      // It may have begun and ended by now.
      return latestRuns[edge] == before ? nil : latestRuns[edge]
    }

    /// Ends what runs at an edge, or waits for a window there, from its control's side.
    func endRun(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = activeRun(at: edge) else { return hint(.endedNothing(edge)) }
      run.record.end(result)
    }

    /// How the last run of an edge ended; nil while another one is under way.
    func result(at edge: OverscrollEdge) -> RefreshResult? {
      engine.cycle(of: edge) == nil ? results[edge] : nil
    }

    /// The run of the cycle that an edge is in, whether its action has begun or not.
    private func activeRun(at edge: OverscrollEdge) -> ActiveRun? {
      guard let cycle = engine.cycle(of: edge) else { return nil }
      if let run = runs[edge], run.cycle == cycle { return run }
      let record = RunRecord(log: log) { [weak self] record, result in
        self?.ended(record, result, at: edge)
      }
      let run = ActiveRun(record, edge: edge, cycle: cycle)
      runs[edge] = run
      latestRuns[edge] = run.run
      results[edge] = nil
      return run
    }

    func start(_ cycle: OverscrollCycle, at edge: OverscrollEdge) {
      // What was told before may have ended it.
      guard let control = controls[edge], let run = activeRun(at: edge), run.cycle == cycle,
        run.record.result == nil
      else { return }
      let context = OverscrollAction.Context(
        run: run.actionsRun(), retries: control.retries, clock: alarmClock, calm: calm)
      let task = control.action.start(context)
      if runs[edge]?.run == run.run { runs[edge]?.task = task } else { task?.cancel() }
    }

    /// The app has ended a run.
    private func ended(_ record: RunRecord, _ result: RefreshResult, at edge: OverscrollEdge) {
      guard let run = runs[edge], run.record === record else { return }
      results[edge] = result
      ask(.end(run.cycle, result.outcome))
    }

    /// The engine has completed runs, whoever ended them.
    func putAwayRuns(_ effects: OverscrollEffects) {
      var over = PerEdge<ActiveRun?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        guard let outcome = effects.edges[edge].finished else { continue }
        over[edge] = putAwayRun(at: edge, outcome)
      }
      // Whoever hears of it may begin another one.
      for edge in OverscrollEdge.allCases { over[edge]?.giveUp(as: results[edge] ?? .cancelled) }
    }

    private func putAwayRun(at edge: OverscrollEdge, _ outcome: RefreshOutcome) -> ActiveRun? {
      let result = results[edge].flatMap { $0.kind == outcome.kind ? $0 : nil }
      results[edge] = result ?? RefreshResult(outcome.kind)
      if outcome.kind != .failed, outcome.kind != .cancelled { noteUpdate(at: edge) }
      defer { runs[edge] = nil }
      return runs[edge]
    }

    // MARK: Standing still

    /// Returns when no finger holds the list and nothing bounces, or after the time for that.
    ///
    /// Whoever waits holds the room and not the host: a list that is dropped is dropped at once.
    private var calm: @MainActor @Sendable () async -> Void {
      { [weak self, calmRoom] in
        if let limit = self?.watchForCalm() { await calmRoom.wait(atMost: limit) }
      }
    }

    /// How many seconds the list is to be waited for, at most; then frames look for its rest.
    private func watchForCalm() -> Double? {
      let limit = engine.times.applyDelay
      guard limit > 0, window != nil, !isCalm else { return nil }
      clock.run()
      return limit
    }

    /// Whether nobody moves the list, and it does not move by itself.
    var isCalm: Bool {
      guard let scrollView else { return true }
      return !scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating
    }

    func releaseCalm(everybody: Bool = false) {
      if !calmRoom.isEmpty, everybody || isCalm { calmRoom.release() }
    }
  }
#endif
