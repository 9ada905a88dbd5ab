#if canImport(UIKit) && !os(watchOS)
  public import OverscrollCore

  extension OverscrollControl {
    /// A control's state at one moment.
    public struct State: Equatable, Sendable {
      /// The phase of the edge.
      public var phase: OverscrollPhase
      /// The pull as a fraction of the trigger distance, above 1 beyond it; 0 if the edge's trigger is not a pull.
      public var progress: Double
      /// The last run's result; nil before the first run ends, and while one is in progress.
      public var result: RefreshResult?

      /// Creates a state.
      ///
      /// - Parameters:
      ///   - phase: The phase of the edge.
      ///   - progress: The pull as a fraction of the trigger distance.
      ///   - result: The last run's result.
      package init(
        phase: OverscrollPhase = .idle, progress: Double = 0, result: RefreshResult? = nil
      ) {
        (self.phase, self.progress, self.result) = (phase, progress, result)
      }
    }

    /// The phase of the edge; idle while the control is not assigned to an edge.
    public var phase: OverscrollPhase {
      noteRead(\.phase)
      return state.phase
    }

    /// The pull as a fraction of the trigger distance, above 1 beyond it; 0 if the edge's trigger is not a pull.
    public var progress: Double {
      noteRead(\.progress)
      return state.progress
    }

    /// The last run's result; nil before the first run ends, and while one is in progress.
    public var result: RefreshResult? {
      noteRead(\.result)
      return state.result
    }

    /// The current state and all later states, until the control is released.
    ///
    /// The stream buffers every change, so that a slow reader misses none.
    ///
    /// ```swift
    /// for await state in control.states where state.phase == .failed { showBanner() }
    /// ```
    public var states: AsyncStream<State> {
      MainQueue.expect()
      startReporting()
      hasStreams = true
      return watchers.stream(from: state)
    }

    private func noteRead<Member>(_ member: KeyPath<OverscrollControl, Member>) {
      MainQueue.expect()
      startReporting()
      isRead = true
      observation.read(member, of: self)
    }

    /// The control's current state in the host.
    var state: State { host.map { $0.edges[edge].state($0.engine) } ?? State() }

    /// Whether changes have to be reported.
    var isObserved: Bool {
      onChange != nil || onPhaseChange != nil || isRead || (hasStreams && !watchers.isEmpty)
    }

    /// Reports changes, starting from the current state, when the first observer is added.
    func startReporting() {
      if !isObserved { reported = state }
    }

    /// Reports a state to all observers if it differs from the last one.
    func report(_ state: State) {
      guard state != reported else { return }
      let before = reported
      reported = state
      isRead = false
      watchers.yield(state)
      observation.changed(from: before, to: state, of: self)
      onChange?(self)
      if before.phase != state.phase { onPhaseChange?(before.phase, state.phase) }
    }
  }
#endif
