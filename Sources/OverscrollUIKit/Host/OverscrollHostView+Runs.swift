#if canImport(UIKit) && !os(watchOS)
  import Foundation
  import OverscrollCore
  import UIKit

  /// The runs of the edges' actions.
  extension OverscrollHostView {
    // MARK: Requests of the app

    /// Requests a run.
    ///
    /// Returns the new run or the one in progress; nil if no run may begin.
    @discardableResult
    func begin(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      let before = edges[edge].runs.latest
      readAndSend(.begin(edge, revealing: revealing))
      if let run = run(at: edge) { return run.handle }
      // The run may already have begun and ended.
      let latest = edges[edge].runs.latest
      return latest == before ? nil : latest
    }

    /// Cancels an edge's run, and requests another one.
    ///
    /// Returns nil if no run may begin.
    func restart(at edge: OverscrollEdge, revealing: Bool) -> OverscrollRun? {
      readAndSend(.cancel(edge))
      edges[edge].control?.action.interrupt?()
      return begin(at: edge, revealing: revealing)
    }

    /// Ends an edge's run, even if it still waits for a window.
    func end(at edge: OverscrollEdge, _ result: RefreshResult) {
      guard let run = run(at: edge) else {
        let isManual = edges[edge].control?.action.isManual == true
        return hints.note(RunHint.endedNothing(edge, isManual: isManual))
      }
      run.record.end(result)
    }

    /// Begins a refresh at an edge, or at any, if the list is out of date, the view is in a window,
    /// and no run is in progress.
    func refreshIfOld(at place: OverscrollEdge? = nil) {
      for edge in OverscrollEdge.allCases where place == nil || place == edge {
        guard window != nil, let control = edges[edge].control,
          control.isOld(at: environment.surroundings.now()),
          OverscrollEdge.allCases.allSatisfy({ engine.runID(of: $0) == nil })
        else { continue }
        begin(at: edge, revealing: false)
      }
    }

    // MARK: Runs of the engine

    /// Starts the action of a run.
    func start(_ runID: RunID, at edge: OverscrollEdge) {
      // An observer that was notified earlier may have ended it.
      guard let run = run(at: edge), run.id == runID, run.record.result == nil,
        let control = run.control
      else { return }
      let task = run.record.starting { control.action.start(context(of: run, control)) }
      edges.keep(task, of: run, at: edge)
    }

    private func context(
      of run: ActiveRun, _ control: OverscrollControl
    ) -> OverscrollAction.Context {
      OverscrollAction.Context(
        run: run.actionHandle(), retryPolicy: control.retryPolicy,
        isCancellation: control.isCancellation,
        clock: idleGate.clock, waitUntilIdle: idleWaiter,
        applyResult: { [weak self, edge = run.handle.edge] body in
          self?.applyResult(at: edge, body) ?? body()
        })
    }

    /// The run of an edge, whether or not its action has started.
    private func run(at edge: OverscrollEdge) -> ActiveRun? {
      edges[edge].run(engine.runID(of: edge), log: hints.log) { [weak self] runID, result in
        self?.readAndSend(.end(runID, result))
      }
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
      let limit = engine.durations.applyDelay
      guard limit > 0, window != nil, !isIdle else { return nil }
      scheduler.run()
      return limit
    }
  }
#endif
