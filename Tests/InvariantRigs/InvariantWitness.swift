package import OverscrollCore

/// Watches an engine for the invariants that need more than its current state.
///
/// Values only, so that a copy is another course of events from the same past.
public struct InvariantWitness {
  /// The engine.
  package private(set) var engine: OverscrollEngine
  /// The effects of the last event.
  package private(set) var effects: OverscrollEffects
  /// The time of the last event, in seconds.
  public private(set) var time = 0.0
  /// The first invariant that was broken, and by which event.
  package private(set) var broken: (law: StaticString, event: OverscrollEvent)?
  /// The edges that have a control.
  let edges: [OverscrollEdge]
  private var newestRunID: UInt32 = 0
  private var newestRun = PerEdge<UInt32>(repeating: 0)
  /// Whether the run that waits for a window is to be revealed in it.
  private var reveals = PerEdge(repeating: false)

  /// Watches an engine.
  package init(_ engine: OverscrollEngine) {
    self.engine = engine
    var nothing = OverscrollEngine()
    effects = nothing.handle(.frame, at: 0)
    edges = OverscrollEdge.allCases.filter(engine.hasControl)
  }

  /// Handles an event, a number of seconds after the last one.
  package mutating func play(_ event: OverscrollEvent, after seconds: Double = 0) {
    play(event, at: time + seconds)
  }

  /// Plays an event, and looks at all invariants.
  package mutating func play(_ event: OverscrollEvent, at time: Double) {
    let before = edges.map(engine.runID)
    let sights = edges.map { Sight(engine, $0) }
    let mayMove = event.mayMoveAnything || (event == .attached && hasPromisedToReveal)
    effects = engine.handle(event, at: time)
    self.time = engine.now
    if let law = engine.checkInvariants() ?? brokenMove(anywhere: mayMove) ?? brokenWake {
      blame(law, event)
    }
    if let law = brokenNumber { blame(law, event) }
    promise(event, before)
    let known = newestRunID
    for (edge, runID) in zip(edges, before) {
      if let law = brokenRunID(at: edge, from: runID, known) { blame(law, event) }
    }
    for (edge, sight) in zip(edges, sights) {
      if let law = brokenWord(of: edge, from: sight) { blame(law, event) }
    }
  }

  private mutating func blame(_ law: StaticString, _ event: OverscrollEvent) {
    if broken == nil { broken = (law, event) }
  }

  // MARK: Every change is reported to the host

  /// The visible state of an edge, apart from the position of its content.
  private struct Sight: Equatable {
    let phase: OverscrollPhase
    let overscroll: Double
    let extraInset: SettleMotion
    let turn: SettleMotion
    let result: RefreshResult.Summary?
    let isHidden: Bool

    init(_ engine: OverscrollEngine, _ edge: OverscrollEdge) {
      phase = engine.phase(of: edge)
      overscroll = engine.overscroll(past: edge)
      extraInset = engine.insetMotion(of: edge)
      turn = engine.turn(of: edge)
      result = engine.result(of: edge)
      isHidden = engine.isHidden(edge)
    }
  }

  private func brokenWord(of edge: OverscrollEdge, from before: Sight) -> StaticString? {
    let news = effects.edges[edge]
    let after = Sight(engine, edge)
    if before.phase != after.phase, !news.phaseChanged { return "a phase changed without a word" }
    if before != after, !news.redraws { return "what changed is not drawn again" }
    guard let extraInset = news.extraInset else {
      return before.extraInset == after.extraInset ? nil : "an extra inset changed without a word"
    }
    return extraInset.motion == after.extraInset ? nil : "another extra inset was told"
  }

  // MARK: Invariant 2: every run has an identity, one beginning and one end

  private mutating func brokenRunID(
    at edge: OverscrollEdge, from before: RunID?, _ known: UInt32
  ) -> StaticString? {
    let news = effects.edges[edge]
    let after = engine.runID(of: edge)
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
    at edge: OverscrollEdge, from before: RunID?, to after: RunID?,
    _ known: UInt32
  ) -> StaticString? {
    let run = effects.edges[edge].run
    if let run {
      if run.number <= newestRun[edge] { return "a run was run twice" }
      newestRun[edge] = run.number
    }
    for runID in [run, after] where runID != nil && runID != before {
      guard let number = runID?.number else { continue }
      if number <= known { return "a run was given twice" }
      newestRunID = max(newestRunID, number)
    }
    guard engine.phase(of: edge) == .refreshing else { return nil }
    if engine.runsElsewhere(edge) {
      return newestRun[edge] == after?.number ? "an action runs for a run elsewhere" : nil
    }
    return newestRun[edge] != after?.number ? "an edge refreshes without its action" : nil
  }

  private func brokenEnd(
    _ news: EdgeEffects, from before: RunID?, to after: RunID?
  ) -> StaticString? {
    if case .ended(let result) = news.announcement, result != news.finished {
      return "an end was announced that was none"
    }
    guard let cancelled = news.cancelled else { return nil }
    if cancelled == after { return "a cancelled run goes on" }
    if cancelled != before, cancelled != news.run { return "a run was cancelled after its end" }
    let kind = news.finished?.kind
    return kind == .cancelled || kind == .failed ? nil : "a run was cancelled that ended well"
  }

  // MARK: Invariant 4: no offset write unless the edge is visible and no other code moves the view

  private func brokenMove(anywhere: Bool) -> StaticString? {
    for edge in edges where effects.edges[edge].extraInset?.offset != nil {
      if engine.isHeld { return "an extra inset moves the content under a finger" }
      if !engine.isAttached { return "an extra inset moves content that nobody sees" }
      if !isInSight(edge) { return "an extra inset moves a list that is elsewhere" }
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

  /// Whether a run that the app asked to reveal has waited for the window.
  private var hasPromisedToReveal: Bool {
    edges.contains { engine.phase(of: $0) == .waiting && reveals[$0] }
  }

  private mutating func promise(_ event: OverscrollEvent, _ before: [RunID?]) {
    for (edge, runID) in zip(edges, before) where engine.runID(of: edge) != runID {
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
    let extraInset = engine.insetMotion(of: edge)
    let turn = engine.turn(of: edge)
    return [
      engine.progress(of: edge), engine.pull(of: edge), engine.overscroll(past: edge),
      engine.origin(of: edge), engine.extraInset(of: edge),
      engine.extraInset(of: edge, isMirrored: true), extraInset.target, extraInset.value(at: time),
      extraInset.velocity(at: time), turn.value(at: time),
      effects.edges[edge].extraInset?.offset ?? 0,
    ]
  }
}

extension OverscrollEvent {
  /// Whether the app or the user asked for the list to be moved, whatever part it shows.
  fileprivate var mayMoveAnything: Bool {
    switch self {
    case .begin(_, let revealing): revealing
    case .backToTopTapped: true
    default: false
    }
  }
}
