@testable import OverscrollCore

/// An engine under watch: the laws that no single look at it can tell.
///
/// Values only, so that a copy is another course of events from the same past.
struct LawWitness {
  private(set) var engine: OverscrollEngine
  private(set) var effects = OverscrollEffects()
  private(set) var time = 0.0
  /// The first law that was broken, and by which event.
  private(set) var broken: (law: StaticString, event: OverscrollEvent)?
  private let edges: [OverscrollEdge]
  private var newestCycle: UInt32 = 0
  private var newestRun = PerEdge<UInt32>(repeating: 0)

  init(_ engine: OverscrollEngine) {
    self.engine = engine
    edges = OverscrollEdge.allCases.filter(engine.hasControl)
  }

  mutating func play(_ event: OverscrollEvent, after seconds: Double = 0) {
    play(event, at: time + seconds)
  }

  mutating func play(_ event: OverscrollEvent, at time: Double) {
    let before = edges.map(engine.cycle)
    let sights = edges.map { Sight(engine, $0) }
    let mayMove = event.mayMoveAnything || (event == .attached && hasPromisedToReveal)
    effects = engine.handle(event, at: time)
    self.time = engine.now
    if let law = engine.checkInvariants() ?? brokenMove(anywhere: mayMove) ?? brokenWake {
      blame(law, event)
    }
    for (edge, cycle) in zip(edges, before) {
      if let law = brokenCycle(at: edge, from: cycle) { blame(law, event) }
    }
    for (edge, sight) in zip(edges, sights) {
      if let law = brokenWord(of: edge, from: sight) { blame(law, event) }
    }
  }

  private mutating func blame(_ law: StaticString, _ event: OverscrollEvent) {
    if broken == nil { broken = (law, event) }
  }

  // MARK: Whatever changes, the host is told

  /// What is to be seen of an edge, apart from where its content lies.
  private struct Sight: Equatable {
    let phase: OverscrollPhase
    let overscroll: Double
    let share: SettleMotion
    let turn: SettleMotion
    let outcome: RefreshOutcome?
    let isHidden: Bool

    init(_ engine: OverscrollEngine, _ edge: OverscrollEdge) {
      phase = engine.phase(of: edge)
      overscroll = engine.overscroll(past: edge)
      share = engine.share(of: edge)
      turn = engine.turn(of: edge)
      outcome = engine.outcome(of: edge)
      isHidden = engine.isHidden(edge)
    }
  }

  private func brokenWord(of edge: OverscrollEdge, from before: Sight) -> StaticString? {
    let news = effects.edges[edge]
    let after = Sight(engine, edge)
    if before.phase != after.phase, !news.phaseChanged { return "a phase changed without a word" }
    if before != after, !news.redraws { return "what changed is not drawn again" }
    guard let share = news.share else {
      return before.share == after.share ? nil : "a share changed without a word"
    }
    return share.motion == after.share ? nil : "another share was told"
  }

  // MARK: Law 2: every cycle has an identity, one beginning and one end

  private mutating func brokenCycle(at edge: OverscrollEdge, from before: OverscrollCycle?)
    -> StaticString?
  {
    let news = effects.edges[edge]
    let after = engine.cycle(of: edge)
    if let law = brokenBeginning(at: edge, from: before, to: after) { return law }
    let hasLost = before != nil && before != after
    let hasPassed = news.run != nil && news.run != after && news.run != before
    if hasLost && hasPassed { return "two runs of an edge ended in one event" }
    if (hasLost || hasPassed) != (news.finished != nil) {
      return hasLost || hasPassed ? "a run has no end" : "what did not run was finished"
    }
    return brokenEnd(news, from: before, to: after)
  }

  private mutating func brokenBeginning(
    at edge: OverscrollEdge, from before: OverscrollCycle?, to after: OverscrollCycle?
  ) -> StaticString? {
    let run = effects.edges[edge].run
    if let run {
      if run.number <= newestRun[edge] { return "a cycle was run twice" }
      newestRun[edge] = run.number
    }
    for cycle in [run, after] where cycle != nil && cycle != before {
      guard let number = cycle?.number else { continue }
      if number <= newestCycle, cycle != run || after != run { return "a cycle was given twice" }
      newestCycle = max(newestCycle, number)
    }
    return engine.phase(of: edge) == .refreshing && newestRun[edge] != after?.number
      ? "an edge refreshes without its action" : nil
  }

  private func brokenEnd(
    _ news: EdgeEffects, from before: OverscrollCycle?, to after: OverscrollCycle?
  ) -> StaticString? {
    if case .ended(let outcome) = news.announcement, outcome != news.finished {
      return "an end was announced that was none"
    }
    guard let cancelled = news.cancelled else { return nil }
    if cancelled == after { return "a cancelled cycle goes on" }
    if cancelled != before, cancelled != news.run { return "a cycle was cancelled after its end" }
    let kind = news.finished?.kind
    return kind == .cancelled || kind == .failed ? nil : "a cycle was cancelled that ended well"
  }

  // MARK: Law 4: no offset write unless the edge is in sight and nobody else moves the view

  private func brokenMove(anywhere: Bool) -> StaticString? {
    for edge in edges where effects.edges[edge].share?.offset != nil {
      if engine.isHeld { return "a share moves the content under a finger" }
      if !engine.isAttached { return "a share moves content that nobody sees" }
      if !isInSight(edge) { return "a share moves a list that is elsewhere" }
    }
    for axis in [OverscrollAxis.vertical, .horizontal] {
      guard case .move? = effects.scroll[axis] else { continue }
      if engine.isHeld { return "the content is moved under a finger" }
      if !engine.isAttached { return "content is moved that nobody sees" }
      guard !isInSight(axis.startEdge), !isInSight(axis.endEdge) else { continue }
      if !anywhere { return "a list is moved that is elsewhere" }
    }
    return nil
  }

  /// Whether a run that somebody asked to be revealed has waited for the window.
  private var hasPromisedToReveal: Bool {
    edges.contains {
      if case .waiting(_, reveals: true)? = engine[$0]?.state { true } else { false }
    }
  }

  private func isInSight(_ edge: OverscrollEdge) -> Bool {
    engine.geometry[edge.axis].shows(edge, at: engine.offset[edge.axis])
  }

  private var brokenWake: StaticString? {
    guard let wakeTime = effects.wakeTime else { return nil }
    return wakeTime.isFinite && wakeTime > engine.now - 1e-9 ? nil : "a time to wake has passed"
  }
}

extension OverscrollEvent {
  /// Whether somebody asked for the list to be moved, wherever it is.
  fileprivate var mayMoveAnything: Bool {
    switch self {
    case .begin(_, let revealing): revealing
    case .backToTopTapped: true
    default: false
    }
  }
}
