#if canImport(UIKit)
  import OverscrollCore
  import UIKit

  /// The actions: how they begin, and how they end.
  extension OverscrollHostView {
    /// How long an `apply` waits for the finger and the bounce, in seconds.
    static let calmLimit = 0.3

    func start(_ cycle: OverscrollCycle, at edge: OverscrollEdge) {
      guard let control = controls[edge] else { return }
      let record = RunRecord { [weak self] result in self?.ended(cycle, result, at: edge) }
      let run = OverscrollRun(record, edge: edge, cycle: cycle)
      runs[edge] = ActiveRun(run, record)
      results[edge] = nil
      let context = OverscrollAction.Context(run: run) { [weak self] in await self?.calm() }
      let task = control.action.start(context)
      // The action may have ended it already.
      if runs[edge]?.cycle == cycle { runs[edge]?.task = task }
    }

    func run(at edge: OverscrollEdge) -> OverscrollRun? { runs[edge]?.run }

    func result(at edge: OverscrollEdge) -> RefreshResult? { results[edge] }

    /// Ends what runs at an edge, or waits for a window, from its control's side.
    func endRun(at edge: OverscrollEdge, _ result: RefreshResult) {
      if let run = runs[edge] {
        run.record.end(result)
      } else if let cycle = engine.cycle(of: edge) {
        ask(.end(cycle, result.outcome))
      }
    }

    /// The app has ended a run.
    private func ended(_ cycle: OverscrollCycle, _ result: RefreshResult, at edge: OverscrollEdge) {
      guard runs[edge]?.cycle == cycle else { return }
      results[edge] = result
      ask(.end(cycle, result.outcome))
    }

    /// The engine has put a run away, whoever ended it.
    func finish(_ outcome: RefreshOutcome, at edge: OverscrollEdge) {
      guard let run = runs[edge] else { return }
      runs[edge] = nil
      let kept = controls[edge]?.keeper.run
      controls[edge]?.keeper.run = nil
      let result = results[edge].flatMap { $0.kind == outcome.kind ? $0 : nil }
      results[edge] = result ?? RefreshResult(outcome.kind)
      if outcome.kind != .failed, outcome.kind != .cancelled { updateTimes[edge] = Date() }
      // Not dropped before it has ended: that would be another end, and a line in the log.
      withExtendedLifetime(kept) { run.giveUp(as: results[edge] ?? .cancelled) }
    }

    // MARK: Standing still

    /// Returns when no finger holds the list and nothing bounces, or after ``calmLimit``.
    private func calm() async {
      guard window != nil, !isCalm else { return }
      let until = now + Self.calmLimit
      clock.run()
      await withCheckedContinuation { calmWaiters.append(CalmWaiter($0, until: until)) }
    }

    private var isCalm: Bool {
      guard let scrollView else { return true }
      return !scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating
    }

    func releaseCalm(everybody: Bool = false) {
      guard !calmWaiters.isEmpty else { return }
      let isOver = everybody || isCalm
      let due = calmWaiters.filter { isOver || $0.until <= now }
      calmWaiters.removeAll { isOver || $0.until <= now }
      due.forEach { $0.resume() }
    }
  }

  /// Somebody who waits until the list stands still.
  struct CalmWaiter: Sendable {
    /// Until when, in seconds.
    let until: Double
    private let continuation: CheckedContinuation<Void, Never>

    init(_ continuation: CheckedContinuation<Void, Never>, until: Double) {
      self.continuation = continuation
      self.until = until
    }

    func resume() { continuation.resume() }
  }
#endif
