/// What one edge's run means for the others, and what happens by itself.
///
/// The refresh wins: it overtakes a page that is being loaded, and no page is loaded while it runs.
extension OverscrollEngine {
  /// Starts a run, unless the policy is against it.
  mutating func fire(
    _ edge: OverscrollEdge, on occasion: LoadGate.Occasion?, _ effects: inout OverscrollEffects
  ) {
    guard let purpose = self[edge]?.options.purpose else { return }
    switch purpose {
    case .load: if isRunning(.refresh) { return }
    case .refresh: overtakeLoads(&effects)
    }
    lastCycle &+= 1
    let cycle = OverscrollCycle(number: lastCycle)
    step(edge, &effects) { $0.fire(cycle, on: occasion, &$1) }
  }

  /// Loads what has come near, if the gate is open: after the event's own work, on settled lengths.
  mutating func loadWhatIsNear(
    _ movement: Double, after event: OverscrollEvent, _ effects: inout OverscrollEffects
  ) {
    for edge in OverscrollEdge.allCases {
      let advance = edge == .bottom ? movement : -movement
      if advance > 0 { self[edge]?.gate.scrolled() }
      if let occasion = occasion(advance, event, effects), isNear(edge),
        self[edge]?.gate.isOpen(on: occasion) == true
      {
        fire(edge, on: occasion, &effects)
      }
    }
  }

  /// Makes a step that may complete a run, and lets the load edges know, once, how a refresh ended.
  mutating func finishingStep(
    _ edge: OverscrollEdge, _ effects: inout OverscrollEffects,
    _ body: (inout EdgeMachine, inout EdgeStep) -> Void
  ) {
    let wasRunning = cycle(of: edge) != nil
    step(edge, &effects, body)
    guard wasRunning, cycle(of: edge) == nil, self[edge]?.options.purpose == .refresh,
      let outcome = effects.edges[edge].finished
    else { return }
    for other in OverscrollEdge.allCases where self[other]?.options.purpose == .load {
      spread(outcome, to: other, &effects)
    }
  }

  /// Goes back to the state in which everything may be loaded again.
  mutating func renew(_ edge: OverscrollEdge, _ effects: inout OverscrollEffects) {
    step(edge, &effects) { machine, step in
      machine.gate.rearm()
      machine.remember(nil)
      machine.rest(&step)
    }
  }

  /// Carries out every deadline up to a time, the earliest first.
  mutating func passDeadlines(until time: Double, _ effects: inout OverscrollEffects) {
    while let edge = nextEdge, let deadline = self[edge]?.deadline, deadline <= time {
      now = max(now, deadline)
      finishingStep(edge, &effects) { $0.passDeadline(&$1) }
    }
  }

  /// Fills in what follows from how things look now.
  mutating func conclude(_ before: Look, _ effects: inout OverscrollEffects) {
    let after = look
    for edge in OverscrollEdge.allCases {
      effects.edges[edge].phaseChanged = before.edges[edge].phase != after.edges[edge].phase
      effects.edges[edge].redraws = before.edges[edge] != after.edges[edge]
    }
    effects.movesUntil = max(top?.movesUntil ?? 0, bottom?.movesUntil ?? 0)
    effects.wakeTime = nextEdge.flatMap { self[$0]?.deadline }
  }

  // MARK: Parts

  /// An updated list is a new list; an unchanged one keeps its end, a failed one everything.
  private mutating func spread(
    _ outcome: RefreshOutcome, to edge: OverscrollEdge, _ effects: inout OverscrollEffects
  ) {
    switch outcome.kind {
    case .updated: renew(edge, &effects)
    case .unchanged: if phase(of: edge) == .failed { renew(edge, &effects) }
    case .noMore: step(edge, &effects) { $0.becomeExhausted(&$1) }
    case .failed, .cancelled: break
    }
  }

  private mutating func overtakeLoads(_ effects: inout OverscrollEffects) {
    for edge in OverscrollEdge.allCases where self[edge]?.options.purpose == .load {
      guard cycle(of: edge) != nil else { continue }
      step(edge, &effects) { $0.abandon(&$1) }
      self[edge]?.gate.rearm()
    }
  }

  private func isRunning(_ purpose: EdgeOptions.Purpose) -> Bool {
    OverscrollEdge.allCases.contains {
      self[$0]?.options.purpose == purpose && cycle(of: $0) != nil
    }
  }

  private func isNear(_ edge: OverscrollEdge) -> Bool {
    guard let machine = self[edge], let distance = machine.options.trigger.nearDistance,
      machine.state == .idle, geometry.contentLength > 0
    else { return false }
    return geometry.remaining(towards: edge, at: offset) <= distance
  }

  private func occasion(
    _ advance: Double, _ event: OverscrollEvent, _ effects: OverscrollEffects
  ) -> LoadGate.Occasion? {
    if advance > 0 { return .scrolled }
    if case .geometryChanged = event { return .settled }
    if case .reset = event { return .settled }
    let hasFinished = OverscrollEdge.allCases.contains { effects.edges[$0].finished != nil }
    return hasFinished ? .settled : nil
  }

  private var nextEdge: OverscrollEdge? {
    switch (top?.deadline, bottom?.deadline) {
    case (nil, nil): nil
    case (_?, nil): .top
    case (nil, _?): .bottom
    case (let top?, let bottom?): top <= bottom ? .top : .bottom
    }
  }
}

/// How the edges look, to find out whether an indicator has to be drawn again.
struct Look: Equatable {
  struct Edge: Equatable {
    var phase = OverscrollPhase.idle
    var overscroll = 0.0
    var share = 0.0
    var outcome: RefreshOutcome?
  }
  var edges = PerEdge(repeating: Edge())
}

extension OverscrollEngine {
  var look: Look {
    Look(
      edges: PerEdge(
        top: top?.look ?? Look.Edge(), bottom: bottom?.look ?? Look.Edge(),
        leading: Look.Edge(), trailing: Look.Edge()))
  }
}

extension EdgeMachine {
  var look: Look.Edge {
    Look.Edge(
      phase: state.phase, overscroll: overscroll, share: share.target, outcome: outcome)
  }

  /// The time until which something of this edge moves by itself, in seconds.
  var movesUntil: Double { max(turn.end, share.end) }
}
