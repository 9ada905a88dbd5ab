#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore
  import UIKit

  /// Effects that call other code.
  extension OverscrollHostView: EffectReceiver {
    func releaseRuns(_ effects: OverscrollEffects) -> PerEdge<RunEnd?> { runs.release(effects) }

    func play(_ events: OverscrollFeedback, at edge: OverscrollEdge) {
      guard let control = presenters[edge].control else { return }
      feedback.play(events.intersection(control.feedback), runs.result(at: edge)?.kind)
    }

    /// Prepares for the feedback that a drag may trigger at the edges that can be pulled.
    func prepareFeedback() {
      for edge in OverscrollEdge.allCases {
        guard let control = presenters[edge].control, control.options.trigger.isPull else {
          continue
        }
        feedback.prepare(control.feedback)
      }
    }

    func phaseChanged(at edge: OverscrollEdge) {
      endPreview(at: edge)
      if edge == .top, let scrollView { largeTitle.find(over: scrollView) }
      presenters[edge].sink()
      syncPlaceholder()
      // The size of an app's own view may depend on the phase.
      if presenters[edge].control?.indicator.form.isView == true { refit() }
    }

    func report(_ state: OverscrollControl.State, at edge: OverscrollEdge) {
      presenters[edge].control?.report(state)
    }

    func start(_ run: RunID, at edge: OverscrollEdge) { runs.start(run, at: edge) }

    // MARK: States

    /// The state of an edge.
    func state(at edge: OverscrollEdge) -> OverscrollControl.State {
      OverscrollControl.State(
        phase: engine.phase(of: edge), progress: engine.progress(of: edge),
        result: engine.runID(of: edge) == nil ? runs.result(at: edge) : nil)
    }

    /// The state of an edge whose control has observers; nil otherwise.
    func observedState(at edge: OverscrollEdge) -> OverscrollControl.State? {
      presenters[edge].control?.isObserved == true ? state(at: edge) : nil
    }

    /// The states of the edges that may have changed, and whose controls have observers.
    func observedStates(_ effects: OverscrollEffects) -> EffectDispatcher.States {
      var states = EffectDispatcher.States(repeating: nil)
      for edge in OverscrollEdge.allCases {
        let changes = effects.edges[edge]
        guard changes.redraws || changes.phaseChanged || changes.finished != nil else { continue }
        states[edge] = observedState(at: edge)
      }
      return states
    }
  }
#endif
