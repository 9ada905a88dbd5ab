#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Notices runs that nothing has ended for a long time, with one alarm for all edges of a list.
  @MainActor
  final class RunWatch {
    private let edges: PerEdge<EdgeController>
    private let hints: HintLog
    private let clock: Alarm.Clock
    /// Nil while no run is watched.
    private var alarm: Alarm?

    init(_ edges: PerEdge<EdgeController>, _ hints: HintLog, by clock: Alarm.Clock) {
      (self.edges, self.hints, self.clock) = (edges, hints, clock)
    }

    /// Watches the runs in progress.
    func watch() {
      guard alarm == nil else { return }
      let watched = OverscrollEdge.allCases.compactMap { edges[$0].runs.active?.id }
      alarm = Alarm(after: RunHint.patience, by: clock) { [weak self] in self?.ring(watched) }
    }

    private func ring(_ watched: [RunID]) {
      alarm = nil
      let running = OverscrollEdge.allCases.compactMap { edges[$0].runs.active }
      for run in running where watched.contains(run.id) {
        let isManual = run.control?.action.isManual == true
        hints.note(RunHint.endless(run.handle.edge, isManual: isManual))
      }
      if !running.isEmpty { watch() }
    }
  }
#endif
