/// What one edge's run means for the others.
extension OverscrollEngine {
  /// Starts a run, unless the policy is against it.
  mutating func fire(_ edge: OverscrollEdge, _ cause: RunCause, _ effects: inout OverscrollEffects)
  {
    guard let summary = summary(at: edge), !isBlocked(edge) else { return }
    if overlap == .refreshWins, summary.purpose == .refresh { overtakeLoads(&effects) }
    lastRunID &+= 1
    let runID = RunID(number: lastRunID)
    step(edge, .fired(runID, cause), &effects)
  }

  /// Whether the run of another edge stands against one at this edge.
  @inline(never)
  func isBlocked(_ edge: OverscrollEdge) -> Bool {
    switch overlap {
    case .refreshWins:
      summary(at: edge)?.purpose == .load
        && OverscrollEdge.allCases.contains { isRunning($0, for: .refresh) }
    case .exclusive: OverscrollEdge.allCases.contains { $0 != edge && runID(of: $0) != nil }
    case .independent: false
    }
  }

  /// Makes a step that may complete a run, and lets the load edges know, once, how a refresh ended.
  @inline(never)
  mutating func finishingStep(
    _ edge: OverscrollEdge, _ event: EdgeEvent, _ effects: inout OverscrollEffects
  ) {
    let wasRunning = runID(of: edge) != nil
    step(edge, event, &effects)
    guard wasRunning, runID(of: edge) == nil else { return }
    layout.needsEvaluation = true
    guard summary(at: edge)?.purpose == .refresh, let result = effects.edges[edge].finished else {
      return
    }
    for other in OverscrollEdge.allCases where summary(at: other)?.purpose == .load {
      spread(result, to: other, &effects)
    }
  }

  /// Takes a control away, and everything of it.
  mutating func remove(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    finishingStep(edge, .removed, &effects)
    self[edge] = nil
    needsDeadline = true
  }

  /// Gives an edge options for the first time, or others of the same purpose.
  mutating func adopt(
    _ options: EdgeOptions, _ edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    if !hasControl(at: edge) {
      self[edge] = EdgeMachine(edge: edge, options: options)
      // The content that is there already is the first that a new control sees.
      if geometry[edge.axis].contentLength > 0 { self[edge]?.gate.contentChanged() }
    }
    self[edge]?.adopt(options)
    step(edge, .adopted, &effects)
    step(edge, .lengthsChanged(keepsInset: false), &effects)
  }

  @inline(never)
  mutating func stepEverywhere(
    _ event: EdgeEvent, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases { step(edge, event, &effects) }
  }

  // MARK: Time

  /// Carries out every deadline up to a time, the earliest first.
  mutating func passDeadlines(until time: Double, _ effects: inout OverscrollEffects) {
    while deadline <= time {
      now = max(now, deadline)
      finishingStep(dueEdge, .deadlinePassed, &effects)
      summarize()
    }
  }

  /// Invariant 4 once more for what a deadline wanted: the event that noticed it may have moved the content.
  mutating func reviseLandings(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases {
      guard let change = effects.edges[edge].extraInset, change.movesContent else { continue }
      let view = view(of: edge)
      let place = self[edge]?.place(of: change.motion.target, view)
      let offset = view.letsContentMove ? place : nil
      effects.edges[edge].extraInset = InsetChange(motion: change.motion, offset: offset)
    }
  }

  /// Fills in what follows from how things stand now.
  mutating func conclude(_ effects: inout OverscrollEffects) {
    if needsDeadline { summarize() }
    effects.movesUntil = movesUntil
    effects.wakeTime = deadline < .infinity ? deadline : nil
  }

  private mutating func summarize() {
    needsDeadline = false
    deadline = .infinity
    movesUntil = button?.motion.end ?? 0
    for edge in OverscrollEdge.allCases { include(edge) }
  }

  @inline(never)
  private mutating func include(_ edge: OverscrollEdge) {
    guard let summary = summary(at: edge) else { return }
    movesUntil = max(movesUntil, summary.movesUntil)
    guard summary.deadline < deadline else { return }
    (deadline, dueEdge) = (summary.deadline, edge)
  }

  // MARK: Parts

  /// An updated list is a new list; an unchanged one keeps its end, a failed one everything.
  @inline(never)
  private mutating func spread(
    _ result: ResultSummary, to edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    switch result.kind {
    case .updated: step(edge, .renewed, &effects)
    case .unchanged: if phase(of: edge) == .failed { step(edge, .renewed, &effects) }
    case .noMore: step(edge, .ranOut, &effects)
    case .failed, .cancelled: break
    }
  }

  private mutating func overtakeLoads(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases where isRunning(edge, for: .load) {
      step(edge, .overtaken, &effects)
    }
  }
}
