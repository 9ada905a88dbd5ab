#if canImport(UIKit)
  public import OverscrollCore

  extension OverscrollControl {
    /// What there is to be seen of a control at one moment.
    public struct State: Equatable, Sendable {
      /// Where the edge stands.
      public var phase = OverscrollPhase.idle
      /// The pull as a part of the trigger distance; 0 where no pull fires.
      public var progress = 0.0
      /// How the last run ended; nil before the first, and while one runs.
      public var result: RefreshResult?
    }

    /// Where the edge stands; idle while the control stands nowhere.
    public var phase: OverscrollPhase {
      noteRead(\.phase)
      return state.phase
    }

    /// The pull as a part of the trigger distance; 0 where no pull fires.
    public var progress: Double {
      noteRead(\.progress)
      return state.progress
    }

    /// How the last run ended; nil before the first, and while one runs.
    public var result: RefreshResult? {
      noteRead(\.result)
      return state.result
    }

    /// The states from now on, beginning with the present one, until the control goes.
    ///
    /// Every state comes, in the order of the changes, also to those who read late: phases, progress of pulls
    /// and results.
    public var states: AsyncStream<State> {
      beWatched()
      hasStreams = true
      return watchers.stream(from: state)
    }

    private func noteRead<Member>(_ member: KeyPath<OverscrollControl, Member>) {
      beWatched()
      isRead = true
      observation.read(member, of: self)
    }

    /// What there is to be seen now.
    var state: State { host?.state(at: edge) ?? State() }

    /// Whether anybody wants to hear of changes.
    var isWatched: Bool { onChange != nil || isRead || (hasStreams && !watchers.isEmpty) }

    /// What is known from now on is what changes are told from.
    func beWatched() {
      if !isWatched { told = state }
    }

    /// Tells everybody that the state has changed, where it has.
    func tell(_ state: State) {
      guard state != told else { return }
      let before = told
      told = state
      isRead = false
      watchers.tell(state)
      observation.changed(from: before, to: state, of: self)
      onChange?(self)
    }
  }
#endif
