#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Drawing, and everything that calls the app, in the order of the events.
  extension OverscrollHostView {
    /// What an event means for the edges besides insets and offsets.
    struct Reports {
      let changes: PerEdge<EdgeEffects>
      /// The states after the event; nil for edges without observers.
      let states: PerEdge<OverscrollControl.State?>
      let ends: PerEdge<RunEnd?>
    }

    /// Draws and reports the effects of an event, after those of earlier events.
    ///
    /// Runs that have finished are released at once, because an effect may begin a new one.
    func report(_ effects: OverscrollEffects) {
      let isFirst = !isReporting
      isReporting = true
      let ends = finishRuns(effects)
      let reports = Reports(changes: effects.edges, states: states(after: effects), ends: ends)
      guard isFirst else { return pendingReports.append(reports) }
      deliver(reports)
      deliverPendingReports()
    }

    /// Draws and reports a changed pull, while no reports are being delivered.
    func reportPull(at edge: OverscrollEdge) {
      isReporting = true
      let state = observedState(at: edge)
      drawPull(edge)
      if let state { edges[edge].control?.report(state) }
      deliverPendingReports()
    }

    private func deliverPendingReports() {
      while !pendingReports.isEmpty { deliver(pendingReports.removeFirst()) }
      isReporting = false
    }

    private func deliver(_ reports: Reports) {
      for edge in OverscrollEdge.allCases {
        deliver(reports.changes[edge], reports.states[edge], reports.ends[edge], at: edge)
      }
    }

    /// Draws first, and starts the action last, because it may cause further events.
    private func deliver(
      _ changes: EdgeEffects, _ state: OverscrollControl.State?, _ end: RunEnd?,
      at edge: OverscrollEdge
    ) {
      if changes.redraws || changes.extraInset != nil { draw(edge) }
      if !changes.feedback.isEmpty { play(changes.feedback, at: edge) }
      if let announcement = changes.announcement { announce(announcement, at: edge) }
      if changes.phaseChanged || changes.redraws { offerAction(at: edge) }
      if changes.phaseChanged { phaseChanged(at: edge) }
      if let state { edges[edge].control?.report(state) }
      if let end { end.control.report(end: end.result) }
      if changes.asksToArm { answerArming(at: edge) }
      if let run = changes.run { start(run, at: edge) }
    }

    private func play(_ events: OverscrollFeedback, at edge: OverscrollEdge) {
      guard let control = edges[edge].control else { return }
      feedback.play(events.intersection(control.feedback), edges[edge].runs.result?.kind)
    }

    /// Prepares for the feedback that a drag may trigger at the edges that can be pulled.
    func prepareFeedback() {
      for edge in OverscrollEdge.allCases {
        guard let control = edges[edge].control, control.options.trigger.isPull else { continue }
        feedback.prepare(control.feedback)
      }
    }

    /// Updates everything that depends on the phase of an edge.
    private func phaseChanged(at edge: OverscrollEdge) {
      endPreview(at: edge)
      if edge == .top, let scrollView { largeTitle.find(over: scrollView) }
      edges[edge].moveBehindContent()
      syncPlaceholder()
      // The size of an app's own view may depend on the phase.
      if edges[edge].control?.indicator.form.isView == true { refit() }
    }

    // MARK: States

    /// The state of an edge.
    func state(at edge: OverscrollEdge) -> OverscrollControl.State {
      edges[edge].state(
        engine.phase(of: edge), engine.progress(of: edge), isRunning: engine.runID(of: edge) != nil)
    }

    /// The state of an edge whose control has observers; nil otherwise.
    private func observedState(at edge: OverscrollEdge) -> OverscrollControl.State? {
      edges[edge].control?.isObserved == true ? state(at: edge) : nil
    }

    /// The states of the edges that may have changed, and whose controls have observers.
    private func states(after effects: OverscrollEffects) -> PerEdge<OverscrollControl.State?> {
      var states = PerEdge<OverscrollControl.State?>(repeating: nil)
      for edge in OverscrollEdge.allCases {
        let changes = effects.edges[edge]
        guard changes.redraws || changes.phaseChanged || changes.finished != nil else { continue }
        states[edge] = observedState(at: edge)
      }
      return states
    }
  }
#endif
