/// What one edge's run means for the others.
extension OverscrollEngine {
  /// Starts a run, unless the policy is against it.
  mutating func fire(_ edge: OverscrollEdge, _ cause: RunCause, _ effects: inout OverscrollEffects)
  {
    guard let glance = glance(at: edge), !isBlocked(edge) else { return }
    if overlap == .refreshWins, glance.purpose == .refresh { overtakeLoads(&effects) }
    lastCycle &+= 1
    let cycle = OverscrollCycle(number: lastCycle)
    step(edge, .fired(cycle, cause), &effects)
  }

  /// Whether the run of another edge stands against one at this edge.
  @inline(never)
  func isBlocked(_ edge: OverscrollEdge) -> Bool {
    switch overlap {
    case .refreshWins:
      glance(at: edge)?.purpose == .load
        && OverscrollEdge.allCases.contains { isRunning($0, for: .refresh) }
    case .exclusive: OverscrollEdge.allCases.contains { $0 != edge && cycle(of: $0) != nil }
    case .independent: false
    }
  }

  /// Makes a step that may complete a run, and lets the load edges know, once, how a refresh ended.
  @inline(never)
  mutating func finishingStep(
    _ edge: OverscrollEdge, _ event: EdgeEvent, _ effects: inout OverscrollEffects
  ) {
    let wasRunning = cycle(of: edge) != nil
    step(edge, event, &effects)
    guard wasRunning, cycle(of: edge) == nil else { return }
    layout.wantsJudgement = true
    guard glance(at: edge)?.purpose == .refresh, let outcome = effects.edges[edge].finished else {
      return
    }
    for other in OverscrollEdge.allCases where glance(at: other)?.purpose == .load {
      spread(outcome, to: other, &effects)
    }
  }

  /// Takes a control away, and everything of it.
  mutating func remove(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    finishingStep(edge, .removed, &effects)
    self[edge] = nil
    needsSummary = true
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
    step(edge, .lengthsChanged(keepsShare: false), &effects)
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

  /// Law 4 once more for what a deadline wanted: the event that noticed it may have moved the content.
  mutating func reviseLandings(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases {
      guard let change = effects.edges[edge].share, change.movesContent else { continue }
      let view = view(of: edge)
      let place = self[edge]?.place(of: change.motion.target, view)
      let offset = view.letsContentMove ? place : nil
      effects.edges[edge].share = ShareChange(motion: change.motion, offset: offset)
    }
  }

  /// Fills in what follows from how things stand now.
  mutating func conclude(_ effects: inout OverscrollEffects) {
    if needsSummary { summarize() }
    effects.movesUntil = movesUntil
    effects.wakeTime = deadline < .infinity ? deadline : nil
  }

  private mutating func summarize() {
    needsSummary = false
    deadline = .infinity
    movesUntil = button?.motion.end ?? 0
    for edge in OverscrollEdge.allCases { include(edge) }
  }

  @inline(never)
  private mutating func include(_ edge: OverscrollEdge) {
    guard let glance = glance(at: edge) else { return }
    movesUntil = max(movesUntil, glance.movesUntil)
    guard glance.deadline < deadline else { return }
    (deadline, dueEdge) = (glance.deadline, edge)
  }

  // MARK: Parts

  /// An updated list is a new list; an unchanged one keeps its end, a failed one everything.
  @inline(never)
  private mutating func spread(
    _ outcome: RefreshOutcome, to edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    switch outcome.kind {
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
