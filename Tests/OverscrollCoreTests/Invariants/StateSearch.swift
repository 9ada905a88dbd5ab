import InvariantRigs
import OverscrollCore

/// All states that an engine can come into by a small alphabet of events, breadth first.
///
/// Every time is a whole number of quarter seconds, so that times that count from now are the same bits.
struct StateSearch {
  /// An event, and the time since the last one.
  typealias Move = (event: OverscrollEvent, delay: Double)

  let alphabet: Alphabet
  /// The number of states after which the search follows no new ones.
  let limit: Int
  private(set) var log = TransitionLog()
  /// How often an event was played.
  private(set) var moves = 0
  /// The first few.
  private(set) var faults: [String] = []
  private var seen: Set<StateKey> = []
  private var next: [InvariantWitness] = []

  init(_ alphabet: Alphabet, limit: Int) {
    self.alphabet = alphabet
    self.limit = limit
  }

  var states: Int { seen.count }

  /// Whether all that can be reached was.
  var isComplete: Bool { next.isEmpty }

  /// Goes on from an engine until there is nothing new, or the limit is reached.
  mutating func explore(_ engine: OverscrollEngine) {
    visit(InvariantWitness(engine))
    while !next.isEmpty, seen.count < limit, faults.isEmpty {
      let frontier = next
      next = []
      for (index, witness) in frontier.enumerated() {
        guard seen.count < limit else { return next += frontier[index...] }
        leave(witness)
      }
    }
  }

  private mutating func leave(_ witness: InvariantWitness) {
    for (event, delay) in alphabet.moves(for: witness.engine) {
      var copy = witness
      log.play(event, at: witness.time + delay, on: &copy)
      moves += 1
      visit(copy)
    }
  }

  private mutating func visit(_ witness: InvariantWitness) {
    if let fault = witness.fault { return note(fault) }
    guard seen.insert(StateKey(witness.engine)).inserted else { return }
    next.append(witness)
    var rest = witness
    rest.comeToRestEverywhere()
    if let fault = rest.fault ?? rest.unrest { note("at rest: \(fault)") }
  }

  private mutating func note(_ fault: String) {
    if faults.count < 5 { faults.append(fault) }
  }
}

extension StateSearch {
  /// The events of the search, with a few values each.
  struct Alphabet {
    /// How much of what there is happens.
    enum Extent: String {
      /// The effects of one control on another: pulls, nearness, runs and their ends, with and without
      /// a window.
      case least
      /// The events of a finger, a list and an action.
      case small
      case full
    }

    let edges: [OverscrollEdge]
    let extent: Extent

    private var isFull: Bool { extent == .full }

    func moves(for engine: OverscrollEngine) -> [Move] {
      let events =
        extent == .least
        ? leastTouches(engine) + edges.flatMap { leastRuns(at: $0, engine) }
          + [.attached, .detached]
        : touches(engine) + edges.flatMap { runs(at: $0, engine) } + view
      return events.map { ($0, 0) } + [(.frame, 0.25), (.frame, 8)]
    }

    private func leastTouches(_ engine: OverscrollEngine) -> [OverscrollEvent] {
      let geometry = engine.geometry.vertical
      return [.dragBegan, .dragEnded, .scrolled(to: 700)]
        + edges.map { .scrolled(to: geometry.offset(past: $0, by: $0.isStart ? 128 : 0)) }
    }

    private func leastRuns(at edge: OverscrollEdge, _ engine: OverscrollEngine)
      -> [OverscrollEvent]
    {
      let runID = engine.runID(of: edge) ?? RunID(number: 0)
      return [.begin(edge), .cancel(edge)]
        + [.updated, .noMore, .failed].map { .end(runID, $0) }
    }

    private func touches(_ engine: OverscrollEngine) -> [OverscrollEvent] {
      let geometry = engine.geometry.vertical
      return [.dragBegan, .dragEnded, .dragCancelled]
        + edges.flatMap { edge in
          [0.0, 20, 128].map { .scrolled(to: geometry.offset(past: edge, by: $0)) }
        } + [.scrolled(to: 700)]
    }

    private func runs(at edge: OverscrollEdge, _ engine: OverscrollEngine) -> [OverscrollEvent] {
      let runID = engine.runID(of: edge) ?? RunID(number: 0)
      let ends: [RefreshResult.Summary] = [.updated, .noMore, .failed]
      let others: [RefreshResult.Summary] = [
        .unchanged, .cancelled, RefreshResult.Summary(.updated, hasMessage: true),
      ]
      let all = ends + (isFull ? others : [RefreshResult.Summary(.updated, hasMessage: true)])
      return [.begin(edge)] + all.map { .end(runID, $0) }
        + [.cancel(edge), .tapped(edge), .reset(edge), .noMore(edge)]
        + (isFull ? settings(at: edge) : [])
    }

    private func settings(at edge: OverscrollEdge) -> [OverscrollEvent] {
      [
        .begin(edge, revealing: true), .enabled(edge, true), .enabled(edge, false),
        .hidden(edge, true), .hidden(edge, false),
      ]
    }

    private var view: [OverscrollEvent] {
      let lengths = (isFull ? [0.0, 300, 2000, 2400] : [300, 2000]).map {
        AxisGeometry(contentLength: $0, viewportLength: 600)
      }
      let rare: [OverscrollEvent] = [.cameToRest, .paused(true), .paused(false)]
      return [.attached, .detached] + lengths.map { .geometryChanged($0) } + (isFull ? rare : [])
    }
  }
}
