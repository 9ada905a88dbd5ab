/// The dispatch of events, and the handling of those that do not move the content.
extension OverscrollEngine {
  /// When triggers are evaluated: as the last step of this event, or with the next event at the
  /// earliest.
  enum TriggerEvaluation {
    case now
    case withNextEvent
  }

  /// Applies an event, and returns whether triggers are evaluated afterwards.
  ///
  /// After ``OverscrollEvent/begin(_:revealing:)`` and ``OverscrollEvent/tapped(_:)``, triggers are
  /// evaluated with the next event, so that one event never ends two runs of an edge. Triggers are
  /// not evaluated after events that are ignored, or after events that the host completes with
  /// another event, such as the beginning of a layout or content that the host is about to move.
  mutating func apply(
    _ event: OverscrollEvent, _ effects: inout OverscrollEffects
  ) -> TriggerEvaluation {
    switch event {
    case .scrolled(let offset, let axis):
      guard offset.counts else { return .withNextEvent }
      scroll(to: offset, along: axis, &effects)
    case .geometryChanged(let geometry, let axis): change(to: geometry, along: axis, &effects)
    case .itemsLeft(let count, let edge):
      guard hasControl(at: edge) else { return .withNextEvent }
      learnItemsLeft(count, towards: edge)
    case .scrollAnchorMoved(let distance, let edge):
      keepPosition(distance, at: edge, &effects)
      return .withNextEvent
    case .backToTopTapped:
      goBackToTop(&effects)
      return .withNextEvent
    case .triggersHeld:
      evaluation.hold()
      return .withNextEvent
    case .triggersReleased: evaluation.release()
    case .frame: break
    case .dragBegan: beginDrag(&effects)
    case .dragEnded: endDrag(&effects)
    case .dragCancelled: cancelDrag(&effects)
    case .cameToRest: comeToRest(&effects)
    case .attached: attach(&effects)
    case .detached: detach(&effects)
    case .pinnedHeaders(let areThere): setPinnedHeaders(areThere, &effects)
    case .paused(let isOn): setPaused(isOn, &effects)
    case .begin(let edge, let revealing):
      begin(edge, by: .code(revealing: revealing), &effects)
      return .withNextEvent
    case .ranElsewhere(let edge, let isRunning):
      if isRunning {
        begin(edge, by: .elsewhere, &effects)
        return .withNextEvent
      }
      endElsewhere(edge, &effects)
    case .armingAllowed(let edge, let isAllowed):
      step(.armingAllowed(isAllowed), at: edge, &effects)
    case .tapped(let edge):
      tap(edge, &effects)
      return .withNextEvent
    case .end(let runID, let result): end(runID, with: result, &effects)
    case .cancel(let edge): cancel(edge, &effects)
    case .reset(let edge): reset(edge, &effects)
    case .noMore(let edge): setNoMore(edge, &effects)
    case .loaded: listLoaded(&effects)
    case .enabled(let edge, let isOn): setEnabled(isOn, at: edge, &effects)
    case .hidden(let edge, let isOn): setHidden(isOn, at: edge, &effects)
    }
    return .now
  }

  // MARK: Touch

  private mutating func beginDrag(_ effects: inout OverscrollEffects) {
    guard !isHeld else { return }
    isHeld = true
    isFlinging = false
    button?.touched()
    stepEverywhere(.dragBegan, &effects)
  }

  private mutating func endDrag(_ effects: inout OverscrollEffects) {
    guard isHeld else { return }
    isHeld = false
    // The refresh comes first. It replaces the list, so a page that the same drag would load must
    // not begin.
    fireReleased(.refresh, &effects)
    fireReleased(.load, &effects)
    stepEverywhere(.pullEnded, &effects)
    // Comes last: an edge that fires or closes here may still move the content.
    isFlinging = true
  }

  private mutating func cancelDrag(_ effects: inout OverscrollEffects) {
    guard isHeld else { return }
    isHeld = false
    stepEverywhere(.pullCancelled, &effects)
    isFlinging = true
  }

  private mutating func fireReleased(
    _ purpose: EdgeOptions.Purpose, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases where summary(at: edge)?.purpose == purpose {
      if phase(of: edge) == .armed || fires(edge, for: purpose, by: .released) {
        requestRun(edge, by: .finger, &effects)
      }
    }
  }

  private mutating func comeToRest(_ effects: inout OverscrollEffects) {
    guard !isHeld else { return }
    isFlinging = false
    stepEverywhere(.cameToRest, &effects)
  }

  private mutating func setPaused(_ isOn: Bool, _ effects: inout OverscrollEffects) {
    isPaused = isOn
    evaluation.request()
    if isOn { stepEverywhere(.pullEnded, &effects) }
  }

  // MARK: Window and headers

  private mutating func attach(_ effects: inout OverscrollEffects) {
    guard !isAttached else { return }
    isAttached = true
    evaluation.request()
    stepEverywhere(.attached, &effects)
  }

  private mutating func detach(_ effects: inout OverscrollEffects) {
    guard isAttached else { return }
    isAttached = false
    isHeld = false
    isFlinging = false
    for edge in OverscrollEdge.allCases { stepToEnd(.detached, at: edge, &effects) }
  }

  private mutating func setPinnedHeaders(_ areThere: Bool, _ effects: inout OverscrollEffects) {
    hasPinnedHeaders = areThere
    stepEverywhere(.pinnedHeadersChanged, &effects)
  }

  // MARK: Requests

  private mutating func begin(
    _ edge: OverscrollEdge, by cause: RunCause, _ effects: inout OverscrollEffects
  ) {
    guard let summary = summary(at: edge), summary.isEnabled || cause.isElsewhere else { return }
    if self[edge]?.isAnswered == true {
      // The run in progress already has its result, so it cannot serve as the new run.
      stepToEnd(.deadlinePassed, at: edge, &effects)
    }
    switch phase(of: edge) {
    case .refreshing, .waiting, .noMore: break
    case .idle, .pulling, .armed, .ending, .failed: requestRun(edge, by: cause, &effects)
    }
  }

  private mutating func endElsewhere(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    guard runsElsewhere(edge), let runID = runID(of: edge) else { return }
    end(runID, with: .updated, &effects)
  }

  private mutating func tap(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    if isAttached, self[edge]?.canBeTapped == true { requestRun(edge, by: .tap, &effects) }
  }

  private mutating func end(
    _ runID: RunID, with result: RefreshResult.Summary, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases where self.runID(of: edge) == runID {
      stepToEnd(.ended(runID, result), at: edge, &effects)
    }
  }

  private mutating func cancel(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    stepToEnd(.cancelled, at: edge, &effects)
  }

  private mutating func reset(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    guard self[edge]?.canBeRenewed == true else { return }
    step(.renewed, at: edge, &effects)
    evaluation.request()
  }

  private mutating func setNoMore(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    stepToEnd(.lastPage, at: edge, &effects)
  }

  private mutating func setEnabled(
    _ isOn: Bool, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    stepToEnd(.enabled(isOn), at: edge, &effects)
    evaluation.request()
  }

  private mutating func setHidden(
    _ isOn: Bool, at edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    step(.hidden(isOn), at: edge, &effects)
    evaluation.request()
  }
}
