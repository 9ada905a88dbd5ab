#if canImport(UIKit) && !os(watchOS)
  import OverscrollCore

  /// Carries out the effects of an edge that call other code.
  @MainActor
  protocol EffectReceiver: AnyObject {
    /// Releases the runs that have finished; called immediately, because an effect may begin a new
    /// run. Returns their ends.
    func releaseRuns(_ effects: OverscrollEffects) -> EffectDispatcher.Ends
    /// Returns the states after an event; nil for edges without observers.
    func observedStates(_ effects: OverscrollEffects) -> EffectDispatcher.States
    /// Draws the indicator of an edge.
    func draw(_ edge: OverscrollEdge)
    /// Draws a changed pull; nothing but the pull has changed.
    func drawPull(_ edge: OverscrollEdge)
    /// Plays haptic feedback.
    func play(_ feedback: OverscrollFeedback, at edge: OverscrollEdge)
    /// Makes an announcement to users of a screen reader.
    func announce(_ announcement: OverscrollAnnouncement, at edge: OverscrollEdge)
    /// Offers or withdraws the accessibility action of an edge.
    func offerAction(at edge: OverscrollEdge)
    /// Updates everything that depends on the phase of an edge.
    func phaseChanged(at edge: OverscrollEdge)
    /// Reports a state to the observers of an edge's control.
    func report(_ state: OverscrollControl.State, at edge: OverscrollEdge)
    /// Answers whether a pull may arm the edge.
    func answerArming(at edge: OverscrollEdge)
    /// Starts the action of a run.
    func start(_ run: RunID, at edge: OverscrollEdge)
  }

  /// Dispatches effects in the order of their events.
  ///
  /// Observers and actions may cause further events, whose effects are dispatched afterwards.
  @MainActor
  final class EffectDispatcher {
    typealias States = PerEdge<OverscrollControl.State?>
    typealias Ends = PerEdge<RunEnd?>

    /// Whether effects are being dispatched.
    private(set) var isDispatching = false
    private var pending: [(edges: PerEdge<EdgeEffects>, states: States, ends: Ends)] = []

    /// Dispatches the effects of an event, or queues them until those of earlier events are done.
    ///
    /// Runs that have finished are released in either case.
    func dispatch(_ effects: OverscrollEffects, to receiver: some EffectReceiver) {
      let isFirst = !isDispatching
      isDispatching = true
      let ends = receiver.releaseRuns(effects)
      let states = receiver.observedStates(effects)
      guard isFirst else { return pending.append((effects.edges, states, ends)) }
      deliver(effects.edges, states, ends, to: receiver)
      deliverPending(to: receiver)
    }

    /// Dispatches a changed pull at one edge; call it only while no effects are being dispatched.
    func dispatchPull(
      at edge: OverscrollEdge, _ state: OverscrollControl.State?,
      to receiver: some EffectReceiver
    ) {
      isDispatching = true
      receiver.drawPull(edge)
      if let state { receiver.report(state, at: edge) }
      deliverPending(to: receiver)
    }

    private func deliverPending(to receiver: some EffectReceiver) {
      while !pending.isEmpty {
        let next = pending.removeFirst()
        deliver(next.edges, next.states, next.ends, to: receiver)
      }
      isDispatching = false
    }

    private func deliver(
      _ edges: PerEdge<EdgeEffects>, _ states: States, _ ends: Ends,
      to receiver: some EffectReceiver
    ) {
      for edge in OverscrollEdge.allCases {
        deliver(edges[edge], states[edge], ends[edge], at: edge, to: receiver)
      }
    }

    private func deliver(
      _ changes: EdgeEffects, _ state: OverscrollControl.State?, _ end: RunEnd?,
      at edge: OverscrollEdge, to receiver: some EffectReceiver
    ) {
      if changes.redraws || changes.extraInset != nil { receiver.draw(edge) }
      if !changes.feedback.isEmpty { receiver.play(changes.feedback, at: edge) }
      if let announcement = changes.announcement { receiver.announce(announcement, at: edge) }
      if changes.phaseChanged || changes.redraws { receiver.offerAction(at: edge) }
      if changes.phaseChanged { receiver.phaseChanged(at: edge) }
      if let state { receiver.report(state, at: edge) }
      end?.report()
      if changes.asksToArm { receiver.answerArming(at: edge) }
      if let run = changes.run { receiver.start(run, at: edge) }
    }
  }
#endif
