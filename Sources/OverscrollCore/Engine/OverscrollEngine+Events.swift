/// What each event does to the machines.
extension OverscrollEngine {
  /// The machine of an edge; nil where there is no control.
  ///
  /// Not a `PerEdge`: to modify through two accessors costs a coroutine frame, and that is on the heap.
  subscript(edge: OverscrollEdge) -> EdgeMachine? {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    _modify {
      switch edge {
      case .top: yield &top
      case .bottom: yield &bottom
      case .leading: yield &leading
      case .trailing: yield &trailing
      }
    }
  }

  /// Carries an event out.
  mutating func take(_ event: OverscrollEvent, _ effects: inout OverscrollEffects) {
    switch event {
    case .scrolled(let offset, let axis): scroll(to: offset, along: axis, &effects)
    case .geometryChanged(let geometry, let axis): change(to: geometry, along: axis, &effects)
    case .layoutBegan: beginLayout()
    case .layoutEnded: endLayout(&effects)
    case .itemsLeft(let count, let edge): itemsLeft(count, towards: edge, &effects)
    case .scrollAnchorMoved(let distance, let edge): keepPosition(distance, at: edge, &effects)
    case .backToTopTapped: goBackToTop(&effects)
    case .frame: evaluateTriggers(&effects)
    default:
      takeTouch(event, &effects)
      takeRequest(event, &effects)
    }
  }

  /// What a finger does, and what becomes of the view.
  private mutating func takeTouch(_ event: OverscrollEvent, _ effects: inout OverscrollEffects) {
    switch event {
    case .dragBegan: beginDrag(&effects)
    case .dragEnded: endDrag(firing: true, &effects)
    case .dragCancelled: endDrag(firing: false, &effects)
    case .cameToRest: comeToRest(&effects)
    case .takenOver: giveWay(&effects)
    case .attached: attach(&effects)
    case .detached: detach(&effects)
    case .pinnedHeaders(let areThere):
      hasPinnedHeaders = areThere
      stepEverywhere(.pinnedHeadersChanged, &effects)
    case .paused(let isOn):
      isPaused = isOn
      layout.needsEvaluation = true
      if isOn { stepEverywhere(.pullEnded, &effects) }
    default: break
    }
  }

  /// What the app or the user asks of an edge.
  ///
  /// What begins by hand is judged with the next event, and not overtaken in its own: an edge ends one run in it.
  private mutating func takeRequest(_ event: OverscrollEvent, _ effects: inout OverscrollEffects) {
    switch event {
    case .begin(let edge, let revealing): return begin(edge, revealing: revealing, &effects)
    case .end(let runID, let result): end(runID, result, &effects)
    case .cancel(let edge): finishingStep(edge, .cancelled, &effects)
    case .tapped(let edge): return tap(edge, &effects)
    case .reset(let edge): reset(edge, &effects)
    case .ranOut(let edge): runOut(edge, &effects)
    case .enabled(let edge, let isOn):
      finishingStep(edge, .enabled(isOn), &effects)
      layout.needsEvaluation = true
    case .hidden(let edge, let isOn):
      step(edge, .hidden(isOn), &effects)
      layout.needsEvaluation = true
    default: break
    }
    evaluateTriggers(&effects)
  }

  // MARK: The finger

  private mutating func beginDrag(_ effects: inout OverscrollEffects) {
    guard !isHeld else { return }
    isHeld = true
    isFlinging = false
    button?.touched()
    stepEverywhere(.dragBegan, &effects)
  }

  private mutating func endDrag(firing: Bool, _ effects: inout OverscrollEffects) {
    guard isHeld else { return }
    isHeld = false
    // First what makes the list new: a page that is let go of with it does not even begin.
    if firing { fireArmed(.refresh, &effects) }
    if firing { fireArmed(.load, &effects) }
    for edge in OverscrollEdge.allCases {
      if !firing { self[edge]?.touch.reached() }
      step(edge, .pullEnded, &effects)
    }
    isFlinging = true
  }

  private mutating func fireArmed(
    _ purpose: EdgeOptions.Purpose, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases where summary(at: edge)?.purpose == purpose {
      if phase(of: edge) == .armed || fires(edge, purpose, by: .released) {
        fire(edge, .finger, &effects)
      }
    }
  }

  private mutating func comeToRest(_ effects: inout OverscrollEffects) {
    guard !isHeld else { return }
    isFlinging = false
    stepEverywhere(.cameToRest, &effects)
  }

  private mutating func giveWay(_ effects: inout OverscrollEffects) {
    isFlinging = false
    stepEverywhere(.takenOver, &effects)
  }

  // MARK: The window

  private mutating func attach(_ effects: inout OverscrollEffects) {
    guard !isAttached else { return }
    isAttached = true
    layout.needsEvaluation = true
    stepEverywhere(.attached, &effects)
  }

  private mutating func detach(_ effects: inout OverscrollEffects) {
    guard isAttached else { return }
    isAttached = false
    isHeld = false
    isFlinging = false
    for edge in OverscrollEdge.allCases { finishingStep(edge, .detached, &effects) }
  }

  // MARK: Requests

  private mutating func begin(
    _ edge: OverscrollEdge, revealing: Bool, _ effects: inout OverscrollEffects
  ) {
    guard let summary = summary(at: edge), summary.isEnabled else { return }
    if self[edge]?.isAnswered == true {
      finishingStep(edge, .deadlinePassed, &effects)
      return fire(edge, .code(revealing: revealing), &effects)
    }
    switch summary.phase {
    case .refreshing, .waiting, .noMore: break
    case .idle, .pulling, .armed, .ending, .failed:
      fire(edge, .code(revealing: revealing), &effects)
    }
  }

  private mutating func tap(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    if isAttached, self[edge]?.canBeTapped == true { fire(edge, .tap, &effects) }
  }

  private mutating func end(
    _ runID: RunID, _ result: ResultSummary, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases where self.runID(of: edge) == runID {
      finishingStep(edge, .ended(runID, result), &effects)
    }
  }

  private mutating func reset(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    guard self[edge]?.canBeRenewed == true else { return }
    step(edge, .renewed, &effects)
    layout.needsEvaluation = true
  }

  private mutating func runOut(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    if let runID = runID(of: edge), self[edge]?.isAnswered == false {
      return end(runID, .noMore, &effects)
    }
    step(edge, .ranOut, &effects)
  }
}
