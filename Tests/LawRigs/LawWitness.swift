public import OverscrollCore

/// An engine under watch: the laws that no single look at it can tell.
///
/// Values only, so that a copy is another course of events from the same past.
public struct LawWitness {
  /// The engine.
  public private(set) var engine: OverscrollEngine
  /// What the last event asked for.
  public private(set) var effects: OverscrollEffects
  /// The time of the last event, in seconds.
  public private(set) var time = 0.0
  /// The first law that was broken, and by which event.
  public private(set) var broken: (law: StaticString, event: OverscrollEvent)?
  /// The edges that have a control.
  let edges: [OverscrollEdge]
  private var newestCycle: UInt32 = 0
  private var newestRun = PerEdge<UInt32>(repeating: 0)
  /// Whether the run that waits for a window is to be revealed in it.
  private var reveals = PerEdge(repeating: false)

  /// Watches an engine.
  public init(_ engine: OverscrollEngine) {
    self.engine = engine
    var nothing = OverscrollEngine()
    effects = nothing.handle(.frame, at: 0)
    edges = OverscrollEdge.allCases.filter(engine.hasControl)
  }

  /// Plays an event so many seconds after the last one.
  public mutating func play(_ event: OverscrollEvent, after seconds: Double = 0) {
    play(event, at: time + seconds)
  }

  /// Plays an event, and looks at all laws.
  public mutating func play(_ event: OverscrollEvent, at time: Double) {
    let before = edges.map(engine.cycle)
    let sights = edges.map { Sight(engine, $0) }
    let mayMove = event.mayMoveAnything || (event == .attached && hasPromisedToReveal)
    effects = engine.handle(event, at: time)
    self.time = engine.now
    if let law = engine.checkInvariants() ?? brokenMove(anywhere: mayMove) ?? brokenWake {
      blame(law, event)
    }
    if let law = brokenNumber { blame(law, event) }
    promise(event, before)
    let known = newestCycle
    for (edge, cycle) in zip(edges, before) {
      if let law = brokenCycle(at: edge, from: cycle, known) { blame(law, event) }
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

  private mutating func brokenCycle(
    at edge: OverscrollEdge, from before: OverscrollCycle?, _ known: UInt32
  ) -> StaticString? {
    let news = effects.edges[edge]
    let after = engine.cycle(of: edge)
    if let law = brokenBeginning(at: edge, from: before, to: after, known) { return law }
    let hasLost = before != nil && before != after
    let hasPassed = news.run != nil && news.run != after && news.run != before
    if hasLost && hasPassed { return "two runs of an edge ended in one event" }
    if (hasLost || hasPassed) != (news.finished != nil) {
      return hasLost || hasPassed ? "a run has no end" : "what did not run was finished"
    }
    return brokenEnd(news, from: before, to: after)
  }

  private mutating func brokenBeginning(
    at edge: OverscrollEdge, from before: OverscrollCycle?, to after: OverscrollCycle?,
    _ known: UInt32
  ) -> StaticString? {
    let run = effects.edges[edge].run
    if let run {
      if run.number <= newestRun[edge] { return "a cycle was run twice" }
      newestRun[edge] = run.number
    }
    for cycle in [run, after] where cycle != nil && cycle != before {
      guard let number = cycle?.number else { continue }
      if number <= known { return "a cycle was given twice" }
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
    edges.contains { engine.phase(of: $0) == .waiting && reveals[$0] }
  }

  private mutating func promise(_ event: OverscrollEvent, _ before: [OverscrollCycle?]) {
    for (edge, cycle) in zip(edges, before) where engine.cycle(of: edge) != cycle {
      reveals[edge] = event == .begin(edge, revealing: true)
    }
  }

  /// Nearer than half a point counts as there.
  private func isInSight(_ edge: OverscrollEdge) -> Bool {
    engine.geometry[edge.axis].remaining(towards: edge, at: engine.offset[edge.axis]) < 0.5
  }

  private var brokenWake: StaticString? {
    guard let wakeTime = effects.wakeTime else { return nil }
    return wakeTime.isFinite && wakeTime >= engine.now ? nil : "a time to wake has passed"
  }

  // MARK: What a host draws, or writes into a property, is a number

  private var brokenNumber: StaticString? {
    for edge in edges where !numbers(of: edge).allSatisfy(\.isFinite) {
      return "what is shown of an edge is no number"
    }
    for axis in OverscrollAxis.allCases {
      if !engine.offset[axis].isFinite { return "the offset is no number" }
      switch effects.scroll[axis] {
      case .move(let way, let time)?:
        if !way.isFinite || !time.isFinite { return "the content is moved to no number" }
      case .shift(let way)?: if !way.isFinite { return "the content is moved by no number" }
      case nil: break
      }
    }
    return engine.backToTop.value(at: time).isFinite ? nil : "the button is at no number"
  }

  private func numbers(of edge: OverscrollEdge) -> [Double] {
    let share = engine.share(of: edge)
    let turn = engine.turn(of: edge)
    return [
      engine.progress(of: edge), engine.pull(of: edge), engine.overscroll(past: edge),
      engine.origin(of: edge), engine.insetPart(of: edge),
      engine.insetPart(of: edge, isMirrored: true), share.target, share.value(at: time),
      share.velocity(at: time), turn.value(at: time), effects.edges[edge].share?.offset ?? 0,
    ]
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
